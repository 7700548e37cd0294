import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveItemsFromCartDocument } from "../../gql/graphql.ts";
import { guessQuantity } from "./guessQuantity.ts";
import { useSetNote } from "./useSetNote.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Result of `useRemoveLine`: the mutation and its state. */
export interface RemoveLine {
  /** Removes a line optimistically; it is restored if the shop refuses. */
  readonly removeLine: (key: string) => Promise<Result<CartChange, CartFailure>>;
  readonly isRemoving: boolean;
}

/** Returns a function that removes a line from the cart; `useRestoreLine` undoes it. */
export function useRemoveLine(): RemoveLine {
  const [change, isRemoving] = useCartMutation(RemoveItemsFromCartDocument, "removeItemsFromCart");
  const noteSet = useSetNote();

  const removeLine = useCallback<RemoveLine["removeLine"]>(
    (key) => change({ keys: [key] }, (cart) => guessQuantity(cart, key, 0), noteSet(key, 0)),
    [change, noteSet],
  );

  return { removeLine, isRemoving };
}
