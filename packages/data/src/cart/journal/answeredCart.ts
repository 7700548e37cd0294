import { isRecord } from "@rewire/domain";
import type { CartContentFragment, GetCartQuery } from "../../gql/graphql.ts";
import type { Answer } from "./Ask.ts";

const isList = (value: unknown): boolean => value === null || value === undefined || isRecord(value);

const isCart = (value: unknown): value is CartContentFragment => isRecord(value) && isList(value["contents"]);

/** Tells whether `data` is what `getCart` is answered with: a cart and whose it is. */
export const isCartQuery = (data: unknown): data is GetCartQuery =>
  isRecord(data) && isCart(data["cart"]) && isList(data["viewer"]) && isList(data["customer"]);

/** The cart of an answer: a field of the query, or of the mutation's payload; null where there is none. */
export function cartOf({ data }: Answer, name: string): CartContentFragment | null {
  const holder = name === "getCart" ? data : data?.[name];
  const cart = isRecord(holder) ? holder["cart"] : null;
  return isCart(cart) ? cart : null;
}

/** The same answer with another cart in it. */
export function withCart(answer: Answer, name: string, cart: CartContentFragment): Answer {
  if (cart === cartOf(answer, name)) return answer;
  const data = answer.data ?? {};
  if (name === "getCart") return { ...answer, data: { ...data, cart } };
  const payload = data[name];
  return { ...answer, data: { ...data, [name]: { ...(isRecord(payload) ? payload : {}), cart } } };
}
