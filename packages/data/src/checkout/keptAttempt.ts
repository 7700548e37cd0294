import { isRecord } from "@rewire/domain";

/** One attempt to buy: the key that the gateway knows it by, and whether it has been sent. */
export interface KeptAttempt {
  readonly key: string;
  /** Whether the gateway may have heard of it, so that it must be asked before anything else. */
  readonly isSent: boolean;
  /** Id of the card payment that was made for it; null before. */
  readonly payment: string | null;
}

/** For all tabs of this browser: they show one cart, so they attempt one purchase. */
const KEY = "rewire.checkoutAttempt";

/** Where storage is closed to us the attempt lives as long as the page. */
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

/** The attempt that is under way in this browser; null where there is none. */
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

/** Begins an attempt, or goes on with the one that is under way. */
export function openAttempt(): KeptAttempt {
  const record = readAttempt();
  if (record) return record;
  const attempt = { key: window.crypto.randomUUID(), isSent: false, payment: null };
  write(JSON.stringify(attempt));
  return attempt;
}

/** Notes that the gateway may have heard of it. For good: another tab may be sending it, whatever this one was told. */
export function markAttemptSent(key: string): void {
  const record = readAttempt();
  if (!record || record.key === key) write(JSON.stringify({ payment: null, ...record, key, isSent: true }));
}

/** Notes the payment that was made for it, or that it was paid back. */
export function markAttemptPaid(key: string, payment: string | null): void {
  const record = readAttempt();
  if (!record || record.key === key) write(JSON.stringify({ isSent: false, ...record, key, payment }));
}

/** Ends an attempt whose order stands; the next purchase gets a key of its own. */
export function closeAttempt(key: string): void {
  if (readAttempt()?.key === key) write(null);
}

/** Calls back when another tab has ended the attempt. */
export function onAttemptClosed(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
