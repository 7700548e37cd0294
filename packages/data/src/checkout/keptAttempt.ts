import { isRecord } from "@rewire/domain";

/** Purchase attempt: its key in the gateway, and whether it has been sent. */
export interface KeptAttempt {
  readonly key: string;
  /** Whether the gateway may have received it, so that its state must be queried first. */
  readonly isSent: boolean;
  /** Id of the card payment made for it; null before payment. */
  readonly payment: string | null;
}

/** Shared by all tabs of this browser: they show one cart and therefore attempt one purchase. */
const KEY = "rewire.checkoutAttempt";

/** Fallback where storage is unavailable: the attempt lives as long as the page. */
let inMemory: string | null = null;

const read = (): string | null => {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return inMemory;
  }
};

const write = (text: string | null): void => {
  inMemory = text;
  try {
    if (text === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
  } catch {
    // Kept in memory.
  }
};

/** Returns the current attempt of this browser; null when there is none. */
export function readAttempt(): KeptAttempt | null {
  try {
    const record: unknown = JSON.parse(read() ?? "");
    if (!isRecord(record)) return null;
    const { key, isSent, payment } = record;
    return typeof key === "string"
      ? { key, isSent: isSent === true, payment: typeof payment === "string" ? payment : null }
      : null;
  } catch {
    return null;
  }
}

/** Starts an attempt or returns the current one. */
export function openAttempt(): KeptAttempt {
  const record = readAttempt();
  if (record) return record;
  const attempt = { key: window.crypto.randomUUID(), isSent: false, payment: null };
  write(JSON.stringify(attempt));
  return attempt;
}

/**
 * Marks the attempt as possibly received by the gateway. This is permanent: another tab may be sending it at the same
 * time.
 */
export function markAttemptSent(key: string): void {
  const record = readAttempt();
  if (!record || record.key === key) write(JSON.stringify({ payment: null, ...record, key, isSent: true }));
}

/** Stores the payment made for the attempt; null after a refund. */
export function markAttemptPaid(key: string, payment: string | null): void {
  const record = readAttempt();
  if (!record || record.key === key) write(JSON.stringify({ isSent: false, ...record, key, payment }));
}

/** Ends an attempt whose order exists; the next purchase gets a new key. */
export function closeAttempt(key: string): void {
  if (readAttempt()?.key === key) write(null);
}

/**
 * Registers a listener that is called when another tab has ended the attempt. Returns the function that unsubscribes
 * it.
 */
export function onAttemptClosed(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
