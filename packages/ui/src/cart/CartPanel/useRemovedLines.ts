import type { CartLine } from "@rewire/domain";
import { useEffect, useState } from "react";

/** Removed line that can still be restored. */
interface RemovedLine {
  readonly line: CartLine;
  /** Index among the lines, from 0. */
  readonly index: number;
  readonly isRestoring: boolean;
}

/** Row of the cart: a cart line, or a placeholder for a removed line. */
export type CartRow =
  | { readonly kind: "line"; readonly line: CartLine }
  | { readonly kind: "removed"; readonly line: CartLine; readonly isRestoring: boolean };

export interface RemovedLinesOptions {
  lines: readonly CartLine[];
  /** Keys of lines whose removal the shop rejected. */
  rejectedKeys: readonly string[];
  undoSeconds: number;
  onRemove: (line: CartLine) => void;
  onRestore: (line: CartLine) => Promise<unknown> | void;
}

/**
 * Returns the rows of the cart, and functions that remove and restore a line. A removed line keeps its place for a few
 * seconds, so that the removal can be undone.
 */
export function useRemovedLines({ lines, rejectedKeys, undoSeconds, onRemove, onRestore }: RemovedLinesOptions) {
  const [removedLines, setRemovedLines] = useState<readonly RemovedLine[]>([]);
  const [removalTimers] = useState(() => new Map<string, ReturnType<typeof setTimeout>>());

  const discardLine = (key: string) => {
    clearTimeout(removalTimers.get(key));
    removalTimers.delete(key);
    setRemovedLines((previousLines) => previousLines.filter(({ line }) => line.key !== key));
  };

  useEffect(() => () => removalTimers.forEach((timer) => clearTimeout(timer)), [removalTimers]);

  const undoableLines = removedLines.filter(({ line }) => !rejectedKeys.includes(line.key));

  const removeLine = (line: CartLine) => {
    const index = mergeRows(lines, undoableLines).findIndex((row) => row.line.key === line.key);
    clearTimeout(removalTimers.get(line.key));
    removalTimers.set(
      line.key,
      setTimeout(() => discardLine(line.key), undoSeconds * 1000),
    );
    setRemovedLines((previousLines) => [
      ...previousLines.filter((entry) => entry.line.key !== line.key),
      { line, index, isRestoring: false },
    ]);
    onRemove(line);
  };

  const restoreLine = async (line: CartLine) => {
    clearTimeout(removalTimers.get(line.key));
    setRemovedLines((previousLines) =>
      previousLines.map((entry) => (entry.line.key === line.key ? { ...entry, isRestoring: true } : entry)),
    );
    await onRestore(line);
    discardLine(line.key);
  };

  return { rows: mergeRows(lines, undoableLines), remove: removeLine, restore: restoreLine };
}

/** Returns the lines of the cart, with the removed ones at their former positions. */
function mergeRows(lines: readonly CartLine[], removedLines: readonly RemovedLine[]): readonly CartRow[] {
  const removedKeys = new Set(removedLines.map(({ line }) => line.key));
  const rows: CartRow[] = lines.filter(({ key }) => !removedKeys.has(key)).map((line) => ({ kind: "line", line }));
  for (const { line, index, isRestoring } of removedLines.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { kind: "removed", line, isRestoring });
  }
  return rows;
}
