import { useCallback } from "react";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useCartClient } from "./CartClient.ts";

/**
 * Returns a function that builds the pending change of a line's quantity, to be sent later or in another session. The
 * function returns undefined for an unknown line.
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
