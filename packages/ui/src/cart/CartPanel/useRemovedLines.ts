import type { CartLine } from "@rewire/domain";
import { useEffect, useState } from "react";

/** Removed line that can still be restored. */
interface RemovedLine {
  readonly line: CartLine;
  /** Index among the lines, from 0. */
  readonly index: number;
  readonly isReturning: boolean;
}

/** Row of the cart: a cart line, or a placeholder for a removed line. */
export type CartRow =
  | { readonly kind: "line"; readonly line: CartLine }
  | { readonly kind: "removed"; readonly line: CartLine; readonly isReturning: boolean };

export interface RemovedLinesOptions {
  lines: readonly CartLine[];
  /** Keys of lines whose removal the shop rejected. */
  refusedKeys: readonly string[];
  undoSeconds: number;
  onRemove: (line: CartLine) => void;
  onRestore: (line: CartLine) => Promise<unknown> | void;
}

/**
 * Returns the rows of the cart, in which removed lines stay in place for some seconds, so that an accidental removal
 * can be undone.
 */
export function useRemovedLines({ lines, refusedKeys, undoSeconds, onRemove, onRestore }: RemovedLinesOptions) {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [timers] = useState(() => new Map<string, ReturnType<typeof setTimeout>>());

  const forget = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
    setRemoved((all) => all.filter(({ line }) => line.key !== key));
  };

  useEffect(() => () => timers.forEach((timer) => clearTimeout(timer)), [timers]);

  const undoable = removed.filter(({ line }) => !refusedKeys.includes(line.key));

  const remove = (line: CartLine) => {
    const index = rowsOf(lines, undoable).findIndex((row) => row.line.key === line.key);
    clearTimeout(timers.get(line.key));
    timers.set(
      line.key,
      setTimeout(() => forget(line.key), undoSeconds * 1000),
    );
    setRemoved((all) => [...all.filter((other) => other.line.key !== line.key), { line, index, isReturning: false }]);
    onRemove(line);
  };

  const restore = async (line: CartLine) => {
    clearTimeout(timers.get(line.key));
    setRemoved((all) => all.map((one) => (one.line.key === line.key ? { ...one, isReturning: true } : one)));
    await onRestore(line);
    forget(line.key);
  };

  return { rows: rowsOf(lines, undoable), remove, restore };
}

/** Returns the lines of the cart, with the removed ones at their former positions. */
function rowsOf(lines: readonly CartLine[], removed: readonly RemovedLine[]): readonly CartRow[] {
  const removedKeys = new Set(removed.map(({ line }) => line.key));
  const rows: CartRow[] = lines.filter(({ key }) => !removedKeys.has(key)).map((line) => ({ kind: "line", line }));
  for (const { line, index, isReturning } of removed.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { kind: "removed", line, isReturning });
  }
  return rows;
}
