import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveItemsFromCartDocument } from "../../gql/graphql.ts";
import { withLineQuantity } from "./withLineQuantity.ts";
import { useQuantityChange } from "./useQuantityChange.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Result of `useRemoveLine`: the mutation function and whether it is pending. */
export interface RemoveLine {
  /** Removes a line optimistically; it is restored if the shop rejects. */
  readonly removeLine: (key: string) => Promise<Result<CartChange, CartFailure>>;
  readonly isRemoving: boolean;
}

/** Returns a function that removes a line from the cart; `useRestoreLine` undoes the removal. */
export function useRemoveLine(): RemoveLine {
  const [change, isRemoving] = useCartMutation(RemoveItemsFromCartDocument, "removeItemsFromCart");
  const quantityChange = useQuantityChange();

  const removeLine = useCallback<RemoveLine["removeLine"]>(
    (key) => change({ keys: [key] }, (cart) => withLineQuantity(cart, key, 0), quantityChange(key, 0)),
    [change, quantityChange],
  );

  return { removeLine, isRemoving };
}
