import type { Cart, ConfirmedCart } from "@rewire/domain";
import type { CartContentFragment } from "../../gql/graphql.ts";
import { toConfirmedCart } from "../journal/toConfirmedCart.ts";
import { toCart } from "./toCart.ts";

/** Cart of a response as domain values. */
export interface MappedCart {
  readonly cart: Cart;
  /** Data of the cart that the journal stores. */
  readonly confirmedCart: ConfirmedCart;
}

/** Maps a cart in the shape of a response or of Apollo's cache; results are memoized by object. */
export type CartMapper = (fragment: CartContentFragment) => MappedCart;

/**
 * Creates the cart mapper that the journal and components share.
 * @param currency ISO 4217 code of the shop's currency.
 * @param mapFields Maps a cart to the domain. @default toCart
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
