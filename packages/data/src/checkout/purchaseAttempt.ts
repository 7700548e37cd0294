import { isRecord } from "@rewire/domain";
import { createStoredValue } from "../client/createStoredValue.ts";

/** Purchase attempt: its key in the gateway, and whether it has been sent. */
export interface PurchaseAttempt {
  readonly key: string;
  /** Whether the gateway may have received it, so that its state must be queried first. */
  readonly isSent: boolean;
  /** Id of the card payment made for it; null before payment. */
  readonly payment: string | null;
}

/**
 * Current attempt, null for none; shared by all tabs of this browser: they show one cart and so attempt one purchase.
 */
const attempt = createStoredValue<PurchaseAttempt | null>({
  key: "rewire.checkoutAttempt",
  area: "local",
  parse: (text) => {
    const record: unknown = JSON.parse(text ?? "null");
    if (!isRecord(record)) return null;
    const { key, isSent, payment } = record;
    return typeof key === "string"
      ? { key, isSent: isSent === true, payment: typeof payment === "string" ? payment : null }
      : null;
  },
});

/** Returns the current attempt of this browser; null when there is none. */
export const readAttempt = attempt.read;

/** Returns the current attempt, or starts a new one. */
export function openAttempt(): PurchaseAttempt {
  const currentAttempt = readAttempt();
  if (currentAttempt) return currentAttempt;
  const nextAttempt = { key: window.crypto.randomUUID(), isSent: false, payment: null };
  attempt.write(nextAttempt);
  return nextAttempt;
}

/** Changes the attempt of a key; an attempt with another key is left as it is. */
function changeAttempt(key: string, change: Partial<PurchaseAttempt>): void {
  const currentAttempt = readAttempt();
  if (!currentAttempt || currentAttempt.key === key)
    attempt.write({ isSent: false, payment: null, ...currentAttempt, key, ...change });
}

/**
 * Marks the attempt as possibly received by the gateway. This is permanent: another tab may be sending it at the same
 * time.
 */
export const markAttemptSent = (key: string): void => changeAttempt(key, { isSent: true });

/** Stores the payment of the attempt; pass null to remove it after a refund. */
export const markAttemptPaid = (key: string, payment: string | null): void => changeAttempt(key, { payment });

/** Ends an attempt whose order exists; the next purchase gets a new key. */
export function closeAttempt(key: string): void {
  if (readAttempt()?.key === key) attempt.clear();
}
