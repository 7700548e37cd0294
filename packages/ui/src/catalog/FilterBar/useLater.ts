import { startTransition, useEffect, useState } from "react";

/** Longer than an answer takes that feels like none, so that what comes later does not share its frame. */
const LATER_MS = 300;

/**
 * What is told to parts that nobody sees: the value as it was, until nothing has changed for a moment.
 * @param value What holds now.
 * @param since Changes whenever the value means something else.
 */
export function useLater<Value>(value: Value, since: unknown): Value {
  const [late, setLate] = useState({ value, since });
  useEffect(() => {
    if (late.since === since) return undefined;
    const timer = setTimeout(() => startTransition(() => setLate({ value, since })), LATER_MS);
    return () => clearTimeout(timer);
  });
  return late.value;
}
