import { startTransition, useEffect, useState } from "react";

/** Longer than an answer takes that feels like none, so that what comes later does not share its frame. */
const DELAY_MS = 300;

/**
 * Deferred value for invisible parts: the previous value, until nothing has changed for a moment.
 * @param value Current value.
 * @param since Key that changes whenever the value has to be taken over.
 * @param isNeeded Resolves when the parts can be seen at all.
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
