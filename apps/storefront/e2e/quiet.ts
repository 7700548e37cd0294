import { once } from "node:events";
import type { Page, Request } from "@playwright/test";

const isPrefetchedData = (request: Request): boolean =>
  request.resourceType() === "other" && new URL(request.url()).pathname.endsWith(".data");

/** Waits until the browser has been idle twice. Runs in the page. */
async function waitForIdle(): Promise<void> {
  // Chromium may grant a page that lies still no idle time before its next frame, however long that takes.
  const timer = setInterval(() => requestAnimationFrame(() => undefined), 100);
  await new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  clearInterval(timer);
}

/** Time after which a page that is not quiet is at fault; less than a test has, so that the test can say what is pending. */
const MAX_WAIT_MS = 60_000;

/**
 * Records the requests of a page from now on.
 * @returns Function that waits until the page has no pending work: no request is pending, and the browser has been idle
 *   since the last one. It fails with the pending requests after a minute.
 */
export function followQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let requestCount = 0;
  page.on("request", (request) => {
    requestCount += 1;
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // The requests of a document end with it, but the browser does not always report this.
  page.on("framenavigated", (frame) => {
    for (const request of underWay)
      if (!request.isNavigationRequest() && request.frame() === frame) underWay.delete(request);
  });

  const idle = () =>
    page.evaluate(waitForIdle).then(
      () => true,
      () => false,
    );
  /** Forgets prefetched data whose link is gone: the browser sends no request, and reports its end half a minute later. */
  const forgetRemovedLinks = async () => {
    const links = await page
      .evaluate(() => [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => href))
      .catch(() => null);
    for (const request of underWay)
      if (links && isPrefetchedData(request) && !links.includes(request.url())) underWay.delete(request);
  };
  const waitUntilQuiet = async (limit: AbortSignal) => {
    while (!limit.aborted) {
      const before = requestCount;
      if (underWay.size > 0) await forgetRemovedLinks();
      // A page that navigates meanwhile is not quiet.
      if ((await idle()) && underWay.size === 0 && requestCount === before) return;
      if (underWay.size > 0)
        await Promise.race([
          page.waitForEvent("requestfinished"),
          page.waitForEvent("requestfailed"),
          page.waitForEvent("framenavigated"),
        ]);
    }
  };
  return async () => {
    const limit = AbortSignal.timeout(MAX_WAIT_MS);
    await Promise.race([waitUntilQuiet(limit), once(limit, "abort")]);
    if (limit.aborted) throw new Error(describeWork(underWay));
  };
}

const describeWork = (underWay: ReadonlySet<Request>): string =>
  [
    `After ${MAX_WAIT_MS / 1000} s the page still has work; pending requests: ${underWay.size}`,
    ...[...underWay].map((request) => `${request.method()} ${request.url()} (${request.resourceType()})`),
  ].join("\n");
