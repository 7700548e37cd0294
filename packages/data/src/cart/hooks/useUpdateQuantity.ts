import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateItemQuantitiesDocument } from "../../gql/graphql.ts";
import { guessQuantity } from "./guessQuantity.ts";
import { useSetNote } from "./useSetNote.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Changing quantities as a verb and a flag. */
export interface UpdateQuantity {
  /** The line changes at once and goes back if the shop refuses; 0 removes it. */
  readonly updateQuantity: (key: string, quantity: number) => Promise<Result<CartChange, CartFailure>>;
  readonly isUpdating: boolean;
}

/**
 * Changes how many of a line are wanted. The shop does not hold the number against its stock here, only at checkout:
 * cap it with `maxQuantity` before.
 */
export function useUpdateQuantity(): UpdateQuantity {
  const [change, isUpdating] = useCartMutation(UpdateItemQuantitiesDocument, "updateItemQuantities");
  const noteSet = useSetNote();

  const updateQuantity = useCallback<UpdateQuantity["updateQuantity"]>(
    (key, wanted) => {
      // A negative quantity removes the line in the shop, and answers with errors.
      const quantity = Math.max(0, Math.trunc(wanted));
      return change(
        { items: [{ key, quantity }] },
        (cart) => guessQuantity(cart, key, quantity),
        noteSet(key, quantity),
      );
    },
    [change, noteSet],
  );

  return { updateQuantity, isUpdating };
}
