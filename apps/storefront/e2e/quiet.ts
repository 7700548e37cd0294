import type { Page, Request } from "@playwright/test";

/**
 * Follows what a page asks for, from now on.
 * @returns A function that waits until the page has nothing left to do: nothing that it has asked for is under way, and
 *   the browser has been idle since. What has not happened by then, nothing is on its way to bring about.
 */
export function followQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  page.on("request", (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // What a document asked for ends with it, and the browser does not always say so.
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
  return async () => {
    for (;;) {
      const before = asked;
      // A page that goes elsewhere meanwhile was not quiet.
      if ((await idle()) && underWay.size === 0 && asked === before) return;
      if (underWay.size > 0)
        await Promise.race([
          page.waitForEvent("requestfinished"),
          page.waitForEvent("requestfailed"),
          page.waitForEvent("framenavigated"),
        ]);
    }
  };
}
