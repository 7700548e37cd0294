import type { CartLine } from "@rewire/domain";
import { useEffect, useRef, type RefObject } from "react";
import type { CartRow } from "./useRemovedLines.ts";

/**
 * Returns a function that restores a line and moves the focus to its link as soon as it is back, unless the focus has
 * been moved out of its undo line meanwhile.
 * @param root Element that receives the focus when the undo line is removed.
 */
export function useFocusRestoredLine(
  root: RefObject<HTMLDivElement | null>,
  rows: readonly CartRow[],
  restoreLine: (line: CartLine) => Promise<void>,
) {
  const awaitedKey = useRef<string | null>(null);
  useEffect(() => {
    const key = awaitedKey.current;
    if (key === null || !rows.some((row) => row.kind === "line" && row.line.key === key)) return;
    awaitedKey.current = null;
    if (document.activeElement === root.current)
      root.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"] a`)?.focus();
  }, [root, rows]);
  return (line: CartLine) => {
    awaitedKey.current = line.key;
    void restoreLine(line);
  };
}
