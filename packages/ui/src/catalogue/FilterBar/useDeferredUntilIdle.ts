import { startTransition, useEffect, useState } from "react";

/** Longer than a response that feels instant takes, so that the deferred render does not share its frame. */
const DELAY_MS = 300;

/**
 * Returns a deferred value for invisible parts: the previous one, until nothing has changed for 300 ms.
 * @param value Current value.
 * @param since Key; a change of it starts another update.
 * @param isNeeded Returns a promise that resolves when the parts can become visible at all.
 */
export function useDeferredUntilIdle<Value>(value: Value, since: unknown, isNeeded: () => Promise<void>): Value {
  const [deferred, setDeferred] = useState({ value, since });
  useEffect(() => {
    if (deferred.since === since) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      await isNeeded();
      if (!isOver) startTransition(() => setDeferred({ value, since }));
    }, DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
  return deferred.value;
}
