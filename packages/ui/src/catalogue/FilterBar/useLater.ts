import { startTransition, useEffect, useState } from "react";

/** Longer than an answer takes that feels like none, so that what comes later does not share its frame. */
const LATER_MS = 300;

/**
 * What is told to parts that nobody sees: the value as it was, until nothing has changed for a moment.
 * @param value What holds now.
 * @param since Changes whenever the value means something else.
 * @param isNeeded Resolves when the parts can be seen at all.
 */
export function useLater<Value>(value: Value, since: unknown, isNeeded: () => Promise<void>): Value {
  const [late, setLate] = useState({ value, since });
  useEffect(() => {
    if (late.since === since) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      await isNeeded();
      if (!isOver) startTransition(() => setLate({ value, since }));
    }, LATER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
  return late.value;
}
