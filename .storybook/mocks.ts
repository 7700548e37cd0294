import { isCommonAssetRequest } from "msw";
import { setupWorker } from "msw/browser";
import { icons } from "./icons.ts";
import { reportUnmocked } from "./noise.ts";

/** Paths of Storybook and its tests, which are not mocked. */
const ownPaths =
  /^\/(?:@|node_modules\/|src\/|virtual:|sb-|iframe\.html|index\.json|__vitest|pictures\/|assets\/|.*[?&](?:import|url|v=))/;

const isHttp = (data: unknown): data is { request: Request } =>
  typeof data === "object" && data !== null && "request" in data && data.request instanceof Request;

/** Starts the mock network; a request without a handler is reported to the story that sent it. */
export async function startMocks() {
  const worker = setupWorker(icons);
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL("mockServiceWorker.js", document.baseURI).pathname },
    onUnhandledFrame({ frame }) {
      if (!isHttp(frame.data)) return;
      const { request } = frame.data;
      const { origin, pathname, search } = new URL(request.url);
      const isOwn = origin === location.origin && (ownPaths.test(pathname + search) || isCommonAssetRequest(request));
      if (!isOwn) reportUnmocked(request);
    },
  });
  return worker;
}
