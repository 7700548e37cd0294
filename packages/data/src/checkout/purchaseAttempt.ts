import { isRecord } from "@rewire/domain";
import { createStoredValue } from "../client/createStoredValue.ts";
import { createUuid } from "../client/createUuid.ts";

/** Purchase attempt of this browser: its key in the gateway, whether it has been sent, and its payment. */
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

/** Returns the current purchase attempt of this browser; null if there is none. */
export const readAttempt = attempt.read;

/** Returns the current purchase attempt of this browser, or creates one. */
export function openAttempt(): PurchaseAttempt {
  const currentAttempt = readAttempt();
  if (currentAttempt) return currentAttempt;
  const nextAttempt = { key: createUuid(), isSent: false, payment: null };
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
 * Marks a purchase attempt as possibly received by the gateway. The mark cannot be removed, because another tab may be
 * sending the same attempt.
 */
export const markAttemptSent = (key: string): void => changeAttempt(key, { isSent: true });

/** Stores the payment of a purchase attempt. Pass null to remove the payment after a refund. */
export const markAttemptPaid = (key: string, payment: string | null): void => changeAttempt(key, { payment });

/** Ends a purchase attempt whose order has been placed. The next purchase gets a new key. */
export function closeAttempt(key: string): void {
  if (readAttempt()?.key === key) attempt.clear();
}
