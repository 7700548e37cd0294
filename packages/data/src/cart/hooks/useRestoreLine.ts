import { formatLineName, ok, type CartLine, type CartFailure, type Result } from "@rewire/domain";
import { useCallback } from "react";
import { AddToCartDocument, GetCartDocument, RestoreCartItemsDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";
import type { NewChange } from "../journal/PendingChanges.ts";
import { toCartItemInput } from "../journal/fillOutcome.ts";
import { useCartMutation, type CartChangeOutcome } from "./useCartMutation.ts";
import { isAnswerLost } from "./useCartRequest.ts";

/** Result of `useRestoreLine`: the mutation function, and whether the mutation is pending. */
export interface UseRestoreLineResult {
  readonly restoreLine: (
    line: Pick<CartLine, "key" | "name" | "options" | "productId" | "variationId" | "quantity">,
  ) => Promise<Result<CartChangeOutcome, CartFailure>>;
  readonly isRestoring: boolean;
}

/**
 * Returns a function that restores a removed cart line. It undoes the removal in the shop if possible, and otherwise
 * adds the item again; not while the shop may be undoing it yet, which would double the line.
 */
export function useRestoreLine(): UseRestoreLineResult {
  const { apollo, pendingChanges, totalsState } = useCartClient();
  const [restore, isRestoring] = useCartMutation(RestoreCartItemsDocument, "restoreCartItems");
  const [add, isAdding] = useCartMutation(AddToCartDocument, "addToCart");

  const restoreLine = useCallback<UseRestoreLineResult["restoreLine"]>(
    async (line) => {
      const { key, name, options, quantity } = line;
      const item = pendingChanges.getItem(line);
      const change: NewChange = { kind: "set", key, item, quantity, name: formatLineName(name, options) };
      const restoreResult = await restore({ keys: [key] }, undefined, change);
      if (restoreResult.ok && restoreResult.value === "pending") return restoreResult;
      const cart = apollo.cache.readQuery({ query: GetCartDocument })?.cart;
      // The cart decides: the shop may have restored the line although its answer was lost.
      if (cart?.contents?.nodes.some((candidate) => candidate.key === key)) return ok("done");
      if (!restoreResult.ok && (isAnswerLost(restoreResult.error) || totalsState() === "uncertain"))
        return restoreResult;
      return add(toCartItemInput(item, quantity), undefined, change);
    },
    [apollo, pendingChanges, totalsState, restore, add],
  );

  return { restoreLine, isRestoring: isRestoring || isAdding };
}
