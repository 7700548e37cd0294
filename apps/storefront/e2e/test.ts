import { expect, type Page } from "@playwright/test";
import { SECRETS, servers } from "./servers.ts";

/** Records console errors and warnings, uncaught errors, and requests to other hosts until the page is closed. */
function watch(page: Page, origin: string, faults: string[]): void {
  page.on("console", (message) => {
    // The browser itself logs the status of a page that is 404 on purpose, with the page's URL.
    const isThePage = message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    if (["error", "warning"].includes(message.type()) && !isThePage)
      faults.push(`console.${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin)
      faults.push(`request to another host: ${request.url()}`);
  });
}

/** How many times slower the processor of the pages is; shows journeys that are green by luck. */
const SLOWDOWN = Number(process.env["REWIRE_SLOWDOWN"] ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** Returns what scripts can read on a page: its HTML, the browser's storage, and cookies that are not HttpOnly. */
async function readableOn(page: Page): Promise<string> {
  const html = await page.content().catch(() => "");
  const { cookies, origins } = await page.context().storageState();
  return [page.url(), html, JSON.stringify(origins), JSON.stringify(cookies.filter(({ httpOnly }) => !httpOnly))].join(
    "\n",
  );
}

/**
 * Playwright's test with a storefront, and a page that must not log errors, contact other hosts or reveal secrets; nor
 * may other pages of its context. A journey that only needs responses uses `request`, which starts no browser.
 */
export const test = servers.extend({
  baseURL: async ({ rewire }, use) => use(rewire.url),
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    if (SLOWDOWN > 1) {
      await slowDown(page);
      // A page that has been closed again needs no more.
      page.context().on("page", (other) => void slowDown(other).catch(() => undefined));
    }
    const faults: string[] = [];
    watch(page, baseURL ?? "", faults);
    page.context().on("page", (other) => watch(other, baseURL ?? "", faults));
    const requestUrls: string[] = [];
    page.on("request", (request) => requestUrls.push(request.url()));
    await use(page);
    expect(faults).toEqual([]);
    const readable = !javaScriptEnabled || page.isClosed() ? "" : await readableOn(page);
    expect(
      SECRETS.exec([...requestUrls, readable].join("\n"))?.[0],
      "a password or token in an address, the HTML or the browser's storage",
    ).toBeUndefined();
  },
});

export { expect };
