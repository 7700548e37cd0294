import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateItemQuantitiesDocument } from "../../gql/graphql.ts";
import { withLineQuantity } from "./withLineQuantity.ts";
import { useQuantityChange } from "./useQuantityChange.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";

/** Result of `useUpdateQuantity`: the mutation function, and whether the mutation is pending. */
export interface UseUpdateQuantityResult {
  /** Sets the quantity of a line optimistically; it is rolled back if the shop rejects. 0 removes the line. */
  readonly updateQuantity: (key: string, quantity: number) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isUpdating: boolean;
}

/**
 * Returns a function that sets the quantity of a cart line. Limit the quantity to the line's `maxQuantity` first,
 * because the shop checks the stock only at checkout.
 */
export function useUpdateQuantity(): UseUpdateQuantityResult {
  const [change, isUpdating] = useCartMutation(UpdateItemQuantitiesDocument, "updateItemQuantities");
  const createQuantityChange = useQuantityChange();

  const updateQuantity = useCallback<UseUpdateQuantityResult["updateQuantity"]>(
    (key, requestedQuantity) => {
      // For a negative quantity the shop removes the line and returns errors.
      const quantity = Math.max(0, Math.trunc(requestedQuantity));
      return change(
        { items: [{ key, quantity }] },
        (cart) => withLineQuantity(cart, key, quantity),
        createQuantityChange(key, quantity),
      );
    },
    [change, createQuantityChange],
  );

  return { updateQuantity, isUpdating };
}
