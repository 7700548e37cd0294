import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { EmptyCartDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Result of `useEmptyCart`: the mutation function and whether it is pending. */
export interface EmptyCart {
  /** Removes all lines and codes, also from the cart that the shop stores for the account. */
  readonly emptyCart: () => Promise<Result<CartChange, CartFailure>>;
  readonly isEmptying: boolean;
}

/** Returns a function that empties the cart. Ask the shopper for confirmation first. */
export function useEmptyCart(): EmptyCart {
  const [change, isEmptying] = useCartMutation(EmptyCartDocument, "emptyCart");
  const emptyCart = useCallback<EmptyCart["emptyCart"]>(() => change({ clearPersistentCart: true }), [change]);
  return { emptyCart, isEmptying };
}
