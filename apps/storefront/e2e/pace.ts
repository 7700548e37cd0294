import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/** Milliseconds by which modules of parts are late; shows journeys that use a part before React has hydrated it. */
const LATE_PARTS_MS = Number(process.env["REWIRE_LATE_PARTS_MS"] ?? 0);

/** Matches the URLs of components and of messages that a page loads for its parts, after its own modules. */
const PART_URL_PATTERN = /\/assets\/(?:[A-Z]|[a-z]{2}_[A-Z]{2}\.)[\w.-]*\.js$/;

/** Delays the modules of parts in all pages that a browser opens from now on, if `REWIRE_LATE_PARTS_MS` is set. */
export function delayParts(browser: Browser): void {
  if (LATE_PARTS_MS === 0) return;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.route(PART_URL_PATTERN, async (route) => {
      await wait(LATE_PARTS_MS);
      // The page may be closed by now.
      await route.continue().catch(() => undefined);
    });
    return context;
  };
}
