import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { EmptyCartDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";

/** Result of `useEmptyCart`: the mutation function, and whether the mutation is pending. */
export interface UseEmptyCartResult {
  /** Removes all lines and codes, also from the cart that the shop stores for the account. */
  readonly emptyCart: () => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isEmptying: boolean;
}

/** Returns a function that removes all items from the cart. Ask the shopper for confirmation before calling it. */
export function useEmptyCart(): UseEmptyCartResult {
  const [change, isEmptying] = useCartMutation(EmptyCartDocument, "emptyCart");
  const emptyCart = useCallback<UseEmptyCartResult["emptyCart"]>(() => change({ clearPersistentCart: true }), [change]);
  return { emptyCart, isEmptying };
}
