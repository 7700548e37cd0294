import { test as base, expect, type Page } from "@playwright/test";
import { openRewire, type Rewire } from "./rewire.ts";

/** What a page did that no page may do. */
interface Watched {
  /** Console errors and warnings, uncaught exceptions, requests to other hosts; the tests end with none. */
  readonly faults: string[];
}

/** Notes console noise, uncaught errors and requests to another host for as long as the page lives. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // A page that answers 404 on purpose is noted by the browser itself, under its own address.
    const isThePage = message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isThePage) faults.push(`console.${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) faults.push(`request to another host: ${request.url()}`);
  });
  return faults;
}

/** Playwright's test with an open Rewire and a page that may neither complain nor call others. */
export const test = base.extend<{ watched: Watched }, { rewire: Rewire }>({
  rewire: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) => {
      const rewire = await openRewire();
      await use(rewire);
      await rewire.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ rewire }, use) => use(rewire.url),
  watched: [
    async ({ page, rewire }, use) => {
      const faults = watch(page, rewire.url);
      await use({ faults });
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
