import { useCallback } from "react";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useCartClient } from "./CartClient.ts";

/**
 * Returns a function that creates a pending change of a line's quantity without sending it. The function returns
 * undefined if the cart has no line with the given key.
 */
export function useQuantityChange(): (key: string, quantity: number) => NewChange | undefined {
  const { journal } = useCartClient();
  return useCallback(
    (key, quantity) => {
      const line = journal.read().lines.find((candidate) => candidate.key === key);
      return line && { kind: "set", key, item: line.item, quantity, name: line.name };
    },
    [journal],
  );
}
