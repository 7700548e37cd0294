import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveItemsFromCartDocument } from "../../gql/graphql.ts";
import { withLineQuantity } from "./withLineQuantity.ts";
import { useQuantityChange } from "./useQuantityChange.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";

/** Result of `useRemoveLine`: the mutation function, and whether the mutation is pending. */
export interface UseRemoveLineResult {
  /** Removes a line optimistically; it is restored if the shop rejects. */
  readonly removeLine: (key: string) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isRemoving: boolean;
}

/** Returns a function that removes a line from the cart. The removal can be undone with `useRestoreLine`. */
export function useRemoveLine(): UseRemoveLineResult {
  const [change, isRemoving] = useCartMutation(RemoveItemsFromCartDocument, "removeItemsFromCart");
  const createQuantityChange = useQuantityChange();

  const removeLine = useCallback<UseRemoveLineResult["removeLine"]>(
    (key) => change({ keys: [key] }, (cart) => withLineQuantity(cart, key, 0), createQuantityChange(key, 0)),
    [change, createQuantityChange],
  );

  return { removeLine, isRemoving };
}
