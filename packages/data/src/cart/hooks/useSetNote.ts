import { useCallback } from "react";
import type { NewChange } from "../journal/PendingChanges.ts";
import { useCartClient } from "./CartClient.ts";

/** Says what another number of a line's pieces means, so that it can be made later, or in another session. */
export function useSetNote(): (key: string, quantity: number) => NewChange | undefined {
  const { journal } = useCartClient();
  return useCallback(
    (key, quantity) => {
      const line = journal.read().lines.find((one) => one.key === key);
      return line && { kind: "set", key, item: line.item, quantity, name: line.name };
    },
    [journal],
  );
}
