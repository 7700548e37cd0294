import type { Download } from "./account.ts";

/** Days before its end from which a download is worth a reminder. */
const REMINDER_DAYS = 60;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists the available downloads that expire within 60 days, sorted by expiry date. */
export const listExpiringDownloads = (downloads: readonly Download[], now: Date): readonly Download[] =>
  downloads
    .filter(({ expires, remaining }) => {
      if (expires === null || remaining === 0) return false;
      const timeLeft = new Date(expires).getTime() - now.getTime();
      return timeLeft > 0 && timeLeft <= REMINDER_DAYS * DAY_MS;
    })
    .toSorted((a, b) => (a.expires ?? "").localeCompare(b.expires ?? ""));
