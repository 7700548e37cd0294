import { failed, ok, type CartLine, type Result, type CartFailure } from "@rewire/domain";
import { useCallback } from "react";
import { GetCartDocument } from "../../gql/graphql.ts";
import { useCartClient } from "./CartClient.ts";
import type { CartLineInput } from "./addToCartLine.ts";
import { useAddToCart } from "./useAddToCart.ts";
import type { CartChangeOutcome } from "./useCartMutation.ts";
import { useRemoveLine } from "./useRemoveLine.ts";
import { useRestoreLine, type UseRestoreLineResult } from "./useRestoreLine.ts";

/** Result of `useReplaceLines`: the function that replaces cart lines. */
export interface UseReplaceLinesResult {
  /**
   * Replaces lines.
   * @param oldLines Lines of the cart to remove.
   * @param lines Items to add instead.
   */
  readonly replaceLines: (
    oldLines: readonly LineToReplace[],
    lines: readonly CartLineInput[],
  ) => Promise<Result<CartChangeOutcome, CartFailure>>;
}

type LineToReplace = Parameters<UseRestoreLineResult["restoreLine"]>[0] & Pick<CartLine, "key">;

/**
 * Returns a function that replaces cart lines. The old lines are removed first, because the shop allows some products
 * only once per cart. If the shop rejects a new line, the old lines are restored.
 */
export function useReplaceLines(): UseReplaceLinesResult {
  const { apollo } = useCartClient();
  const { addToCart } = useAddToCart();
  const { removeLine } = useRemoveLine();
  const { restoreLine } = useRestoreLine();

  const replaceLines = useCallback<UseReplaceLinesResult["replaceLines"]>(
    async (oldLines, lines) => {
      const readLineKeys = () =>
        (apollo.cache.readQuery({ query: GetCartDocument })?.cart?.contents?.nodes ?? []).map(({ key }) => key);
      const removedLines: LineToReplace[] = [];
      const rollBack = async (failure: CartFailure, remainingKeys: readonly string[] = readLineKeys()) => {
        for (const key of readLineKeys()) if (!remainingKeys.includes(key)) await removeLine(key);
        for (const line of removedLines) await restoreLine(line);
        return failed(failure);
      };

      let outcome: CartChangeOutcome = "done";
      for (const line of oldLines) {
        const result = await removeLine(line.key);
        // A line that is gone although the answer was lost counts as removed.
        if (!result.ok && readLineKeys().includes(line.key)) return rollBack(result.error);
        removedLines.push(line);
      }
      const initialKeys = readLineKeys();
      for (const line of lines) {
        const result = await addToCart(line);
        if (!result.ok) return rollBack(result.error, initialKeys);
        if (result.value === "pending") outcome = "pending";
      }
      return ok(outcome);
    },
    [apollo, addToCart, removeLine, restoreLine],
  );
  return { replaceLines };
}
