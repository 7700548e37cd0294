import type { Result, CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveItemsFromCartDocument } from "../../gql/graphql.ts";
import { guessQuantity } from "./guessQuantity.ts";
import { useSetNote } from "./useSetNote.ts";
import { useCartMutation, type CartChange } from "./useCartMutation.ts";

/** Removing as a verb and a flag. */
export interface RemoveLine {
  /** The line goes at once and comes back if the shop refuses. */
  readonly removeLine: (key: string) => Promise<Result<CartChange, CartFailure>>;
  readonly isRemoving: boolean;
}

/** Takes a line out of the cart; `useRestoreLine` puts it back. */
export function useRemoveLine(): RemoveLine {
  const [change, isRemoving] = useCartMutation(RemoveItemsFromCartDocument, "removeItemsFromCart");
  const noteSet = useSetNote();

  const removeLine = useCallback<RemoveLine["removeLine"]>(
    (key) => change({ keys: [key] }, (cart) => guessQuantity(cart, key, 0), noteSet(key, 0)),
    [change, noteSet],
  );

  return { removeLine, isRemoving };
}
