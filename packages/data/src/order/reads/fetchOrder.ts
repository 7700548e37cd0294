import type { Order, Result, ReadFailure } from "@rewire/domain";
import { failed, ok } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetOrderDocument } from "../../gql/graphql.ts";
import { toOrder } from "../mappers/toOrder.ts";
import type { ShopClient, ShopRequestOptions } from "../../server/shopClient.ts";
import { toReadFailure } from "../../failure/narrowFailure.ts";

/**
 * Fetches an order of the requester. For any other requester, including the guest who placed the order, the shop's
 * response results in `notAllowed` or `notFound`.
 *
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchOrder(
  client: ShopClient,
  id: number,
  options: ShopRequestOptions,
): Promise<Result<Order, ReadFailure>> {
  const { data, errors } = await client.request(GetOrderDocument, { id: String(id) }, options);
  const order = data?.order ? toOrder(data.order, client.currency) : null;
  return order ? ok(order) : failed(toReadFailure(toFailure(errors[0]?.message ?? "No order exists")));
}
