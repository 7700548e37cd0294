import type { Page, Request } from "@playwright/test";

const isPrefetchedData = (request: Request): boolean =>
  request.resourceType() === "other" && new URL(request.url()).pathname.endsWith(".data");

/**
 * Records the requests of a page from now on.
 * @returns Function that waits until the page has no pending work: no request is pending, and the browser has been idle
 *   since the last one.
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
    page
      .evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
      .then(
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
  return async () => {
    for (;;) {
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
}
