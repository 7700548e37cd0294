import { isRecord } from "@rewire/domain";
import type { CartContentFragment, GetCartQuery } from "../../gql/graphql.ts";
import type { GraphQLResponse } from "./ExecuteOperation.ts";

const isOptionalRecord = (value: unknown): boolean => value === null || value === undefined || isRecord(value);

const isCart = (value: unknown): value is CartContentFragment => isRecord(value) && isOptionalRecord(value["contents"]);

/** Returns whether `data` is the result of the query `getCart`, with a cart and the viewer. */
export const isCartQuery = (data: unknown): data is GetCartQuery =>
  isRecord(data) && isCart(data["cart"]) && isOptionalRecord(data["viewer"]) && isOptionalRecord(data["customer"]);

/** Returns the cart in the response to a query or a mutation; null if the response contains no cart. */
export function findResponseCart({ data }: Pick<GraphQLResponse, "data">, name: string): CartContentFragment | null {
  const cartParent = name === "getCart" ? data : data?.[name];
  const cart = isRecord(cartParent) ? cartParent["cart"] : null;
  return isCart(cart) ? cart : null;
}

/** Returns a copy of a response in which the cart is replaced. */
export function replaceCart(response: GraphQLResponse, name: string, cart: CartContentFragment): GraphQLResponse {
  if (cart === findResponseCart(response, name)) return response;
  const data = response.data ?? {};
  if (name === "getCart") return { ...response, data: { ...data, cart } };
  const payload = data[name];
  return { ...response, data: { ...data, [name]: { ...(isRecord(payload) ? payload : {}), cart } } };
}
