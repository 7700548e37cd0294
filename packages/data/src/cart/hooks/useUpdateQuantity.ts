import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateItemQuantitiesDocument } from "../../gql/graphql.ts";
import { withLineQuantity } from "./withLineQuantity.ts";
import { useQuantityChange } from "./useQuantityChange.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Result of `useUpdateQuantity`: the mutation function and whether it is pending. */
export interface UpdateQuantity {
  /** Sets the quantity of a line optimistically; it is rolled back if the shop rejects. 0 removes the line. */
  readonly updateQuantity: (key: string, quantity: number) => Promise<Result<CartChange, CartFailure>>;
  readonly isUpdating: boolean;
}

/**
 * Returns a function that sets the quantity of a line. The shop checks the stock only at checkout: limit the quantity
 * to `maxQuantity` first.
 */
export function useUpdateQuantity(): UpdateQuantity {
  const [change, isUpdating] = useCartMutation(UpdateItemQuantitiesDocument, "updateItemQuantities");
  const quantityChange = useQuantityChange();

  const updateQuantity = useCallback<UpdateQuantity["updateQuantity"]>(
    (key, requestedQuantity) => {
      // For a negative quantity the shop removes the line and returns errors.
      const quantity = Math.max(0, Math.trunc(requestedQuantity));
      return change(
        { items: [{ key, quantity }] },
        (cart) => withLineQuantity(cart, key, quantity),
        quantityChange(key, quantity),
      );
    },
    [change, quantityChange],
  );

  return { updateQuantity, isUpdating };
}
