import type { Order, Result, ReadFailure } from "@rewire/domain";
import { failed, ok } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetGuestOrderDocument } from "../../gql/graphql.ts";
import { toOrder } from "../mappers/toOrder.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { toReadFailure } from "../../failure/narrowFailure.ts";

/** An order that no account owns, and the key that its mails and its guest have. */
export interface GuestOrder {
  readonly order: Order;
  readonly orderKey: string;
}

/**
 * Reads a guest's order as a shop manager. Whoever asks for it has to know the key, which the caller compares.
 * `notFound` for an order that there is not, that has no key, and for one of an account: its owner logs in.
 *
 * @throws ShopTrouble if nothing readable comes.
 */
export async function fetchGuestOrder(
  client: ShopClient,
  id: number,
  options: ShopRequestOptions,
): Promise<Result<GuestOrder, ReadFailure>> {
  const { data, errors } = await client.request(GetGuestOrderDocument, { id: String(id) }, options);
  const wire = data?.order;
  if (!wire) return failed(toReadFailure(toFailure(errors[0]?.message ?? "No order exists")));
  const order = toOrder(wire, client.currency);
  if (!order || !wire.orderKey || wire.customer) return failed({ kind: "notFound" });
  return ok({ order, orderKey: wire.orderKey });
}
