import type { Result, ShopFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RemoveItemsFromCartDocument } from "../gql/graphql.ts";
import { guessQuantity } from "./guessQuantity.ts";
import { useCartMutation } from "./useCartMutation.ts";

/** Removing as a verb and a flag. */
export interface RemoveLine {
  /** The line goes at once and comes back if the shop refuses. */
  readonly removeLine: (key: string) => Promise<Result<void, ShopFailure>>;
  readonly isRemoving: boolean;
}

/** Takes a line out of the cart; `useRestoreLine` puts it back. */
export function useRemoveLine(): RemoveLine {
  const [change, isRemoving] = useCartMutation(RemoveItemsFromCartDocument, "removeItemsFromCart");

  const removeLine = useCallback<RemoveLine["removeLine"]>(
    (key) => change({ keys: [key] }, (cart) => guessQuantity(cart, key, 0)),
    [change],
  );

  return { removeLine, isRemoving };
}
