import type { Cart, ConfirmedCart } from "@rewire/domain";
import type { CartContentFragment } from "../../gql/graphql.ts";
import { toConfirmedCart } from "../journal/toConfirmedCart.ts";
import { toCart } from "./toCart.ts";

/** Cart of a response, mapped to domain values. */
export interface MappedCart {
  readonly cart: Cart;
  /** Data of the cart that the journal stores. */
  readonly confirmedCart: ConfirmedCart;
}

/** Maps the cart of a response or of Apollo's cache to domain values. Results are memoized by object identity. */
export type CartMapper = (fragment: CartContentFragment) => MappedCart;

/**
 * Creates a cart mapper, which the journal and the components share.
 * @param currency ISO 4217 code of the shop's currency.
 * @param mapFields Maps the fields of a cart to a domain value.
 * @default toCart
 */
export function createCartMapper(currency: string, mapFields: typeof toCart = toCart): CartMapper {
  const results = new WeakMap<CartContentFragment, MappedCart>();
  return (fragment) => {
    const cachedCart = results.get(fragment);
    if (cachedCart) return cachedCart;
    const cart = mapFields(fragment, currency);
    const result = { cart, confirmedCart: toConfirmedCart(fragment, cart) };
    results.set(fragment, result);
    return result;
  };
}
