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

/** What proves who somebody is: the shop's tokens and cookies, and the passwords that the journeys type. */
const SECRETS = /eyJ[\w-]{16,}|wordpress_logged_in|soldering iron 9|another soldering iron|maria-likes-tea|keeper-of-the-shop/;

/** What scripts could read on a page when its journey has ended: its HTML, what the browser keeps, cookies that are not HttpOnly. */
async function readableOn(page: Page): Promise<string> {
  const html = await page.content().catch(() => "");
  const { cookies, origins } = await page.context().storageState();
  return [page.url(), html, JSON.stringify(origins), JSON.stringify(cookies.filter(({ httpOnly }) => !httpOnly))].join("\n");
}

/** Playwright's test with an open Rewire and a page that may neither complain nor call others. */
export const test = base.extend<{ watched: Watched }, { rewire: Rewire }>({
  rewire: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
    async ({}, use) => {
      const rewire = await openRewire();
      await use(rewire);
      const log = rewire.log();
      await rewire.stop();
      expect(SECRETS.exec(log)?.[0], "a password or token in the log of the whole run").toBeUndefined();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ rewire }, use) => use(rewire.url),
  watched: [
    async ({ page, rewire, javaScriptEnabled }, use) => {
      const faults = watch(page, rewire.url);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await use({ faults });
      expect(faults).toEqual([]);
      const readable = !javaScriptEnabled || page.isClosed() ? "" : await readableOn(page);
      expect(SECRETS.exec([...asked, readable].join("\n"))?.[0], "a password or token in an address, the HTML or the browser's storage").toBeUndefined();
    },
    { auto: true },
  ],
});

export { expect };
