import type { ShopFailure } from "@rewire/domain";
import { useRef, useState } from "react";

/** Outcome of a change that is sent to the shop: null if it was made; nothing for changes that the shop is not told of. */
export type ChangeOutcome = Promise<ShopFailure | null> | void;

/** Change that was not made: the value that was to be set, the one that still applies, and the reason. */
export interface FailedChange<Value> {
  readonly value: Value;
  readonly acceptedValue: Value | null;
  readonly failure: ShopFailure;
}

/**
 * Returns the last change if it failed, and a function that tracks a change from the value before it. A failure restores
 * the value that the shop has accepted last, unless another change has followed.
 *
 * @param restore Called with the accepted value and the refused one.
 */
export function useFailedChange<Value>(
  restore?: (acceptedValue: Value, refusedValue: Value) => void,
): [
  failedChange: FailedChange<Value> | null,
  track: (value: Value, previousValue: Value, outcome: ChangeOutcome) => Promise<void>,
] {
  const [failedChange, setFailedChange] = useState<FailedChange<Value> | null>(null);
  const changes = useRef<{ last: number; pendingCount: number; acceptedValue: Value | null }>({
    last: 0,
    pendingCount: 0,
    acceptedValue: null,
  });

  const track = async (value: Value, previousValue: Value, outcome: ChangeOutcome) => {
    const { current } = changes;
    const number = (current.last += 1);
    if (current.pendingCount === 0) current.acceptedValue = previousValue;
    current.pendingCount += 1;
    setFailedChange(null);
    const failure = (await outcome) ?? null;
    current.pendingCount -= 1;
    if (!failure) current.acceptedValue = value;
    if (!failure || number !== current.last) return;
    const { acceptedValue } = current;
    if (acceptedValue !== null) restore?.(acceptedValue, value);
    setFailedChange({ value, acceptedValue, failure });
  };
  return [failedChange, track];
}
