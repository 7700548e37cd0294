import type { Order, Result, ReadFailure } from "@rewire/domain";
import { failed, ok } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetGuestOrderDocument } from "../../gql/graphql.ts";
import { toOrder } from "../mappers/toOrder.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { toReadFailure } from "../../failure/narrowFailure.ts";

/** Order that was placed without an account, with the order key from the shop's e-mails. */
export interface GuestOrder {
  readonly order: Order;
  readonly orderKey: string;
}

/**
 * Fetches a guest's order with the access rights of a shop manager. The caller must compare the order key. The result
 * is `notFound` for an order that does not exist, has no key, or belongs to an account.
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchGuestOrder(
  client: ShopClient,
  id: number,
  options: ShopRequestOptions,
): Promise<Result<GuestOrder, ReadFailure>> {
  const { data, errors } = await client.request(GetGuestOrderDocument, { id: String(id) }, options);
  const orderFields = data?.order;
  if (!orderFields) return failed(toReadFailure(toFailure(errors[0]?.message ?? "No order exists")));
  const order = toOrder(orderFields, client.currency);
  if (!order || !orderFields.orderKey || orderFields.customer) return failed({ kind: "notFound" });
  return ok({ order, orderKey: orderFields.orderKey });
}
