import { isCommonAssetRequest } from "msw";
import { setupWorker } from "msw/browser";
import { icons } from "./icons.ts";
import { reportUnmocked } from "./noise.ts";
import { trackRequests } from "./storyRequests.ts";

/** Paths of Storybook and its tests, which are not mocked. */
const ownPaths =
  /^\/(?:@|node_modules\/|src\/|virtual:|sb-|iframe\.html|index\.json|__vitest|pictures\/|assets\/|.*[?&](?:import|url|v=))/;

const isHttp = (data: unknown): data is { request: Request } =>
  typeof data === "object" && data !== null && "request" in data && data.request instanceof Request;

/** Returns whether a request is Storybook's or Vitest's own, or for a file. */
function isOwn(request: Request): boolean {
  const { origin, pathname, search } = new URL(request.url);
  return origin === location.origin && (ownPaths.test(pathname + search) || isCommonAssetRequest(request));
}

/** Starts the mock network; a request without a handler is reported to the story that sent it. */
export async function startMocks() {
  const worker = setupWorker(icons);
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL("mockServiceWorker.js", document.baseURI).pathname },
    onUnhandledFrame({ frame }) {
      if (!isHttp(frame.data)) return;
      const { request } = frame.data;
      if (!isOwn(request)) reportUnmocked(request);
    },
  });
  trackRequests(worker, isOwn);
  return worker;
}
