import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { EmptyCartDocument } from "../../gql/graphql.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Emptying as a verb and a flag. */
export interface EmptyCart {
  /** Takes everything out, codes too, also from the cart that the shop keeps for the account. */
  readonly emptyCart: () => Promise<Result<CartChange, CartFailure>>;
  readonly isEmptying: boolean;
}

/** Empties the cart. Ask the shopper before. */
export function useEmptyCart(): EmptyCart {
  const [change, isEmptying] = useCartMutation(EmptyCartDocument, "emptyCart");
  const emptyCart = useCallback<EmptyCart["emptyCart"]>(() => change({ clearPersistentCart: true }), [change]);
  return { emptyCart, isEmptying };
}
