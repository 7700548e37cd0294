import {
  GetNewestOrderDocument,
  GetOwnOrderDocument,
  type GetNewestOrderQuery,
  type GetOwnOrderQuery,
} from "../../gql/graphql.ts";
import { toOrder } from "../mappers/toOrder.ts";
import type { Order } from "@rewire/domain";
import { print } from "graphql";
import type { ShopResponse, ShopOperation } from "../../server/shopClient.ts";

/** Sends a GraphQL operation on behalf of the logged-in customer. */
export type SendAsCustomer = (operation: ShopOperation) => Promise<ShopResponse<Record<string, unknown>>>;

/**
 * Fetches an order of the logged-in customer, with its downloads. Returns null for another customer's order, or if the
 * log-in has expired.
 * @param id Order id; null for the newest order.
 */
export async function fetchOwnOrder(
  sendAsCustomer: SendAsCustomer,
  id: number | null,
  currency: string,
): Promise<Order | null> {
  const orderId = id ?? (await fetchNewestOrderId(sendAsCustomer));
  if (orderId === null) return null;
  const { data } = await sendAsCustomer({
    query: print(GetOwnOrderDocument),
    operationName: "getOwnOrder",
    variables: { id: String(orderId) },
  });
  const { viewer, order } = (data ?? {}) as Partial<GetOwnOrderQuery>;
  return viewer && order ? toOrder(order, currency) : null;
}

async function fetchNewestOrderId(sendAsCustomer: SendAsCustomer): Promise<number | null> {
  const { data } = await sendAsCustomer({ query: print(GetNewestOrderDocument), operationName: "getNewestOrder" });
  const { viewer, customer } = (data ?? {}) as Partial<GetNewestOrderQuery>;
  return viewer ? (customer?.orders?.nodes[0]?.databaseId ?? null) : null;
}
