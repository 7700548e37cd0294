import type { StoryContext } from "@storybook/react-vite";
import { isCommonAssetRequest } from "msw";
import { mswLoader } from "msw-storybook-addon/csf3";
import { setupWorker, type SetupWorker } from "msw/browser";
import { icons } from "./icons.ts";
import { reportUnmocked } from "./noise.ts";
import { endOpenRequests, trackRequests } from "./storyRequests.ts";
import { tolerateFailedUpdates } from "./tolerateFailedUpdates.ts";

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

const resetMocks = mswLoader(startMocks);
/** Mount of the latest story, and its mock network. */
let latest: { readonly mount: AbortSignal; readonly worker: SetupWorker } | undefined;

/**
 * Provides a story with the mock network, without the handlers of another. A mounted story that the toolbar renders
 * again keeps its own until new ones precede them: a request that it sends meanwhile would find none.
 */
export async function provideMocks(context: StoryContext): Promise<void> {
  if (latest?.mount === context.abortSignal) {
    context.msw = latest.worker;
    return;
  }
  // The built workshop unmounts a story after its hooks, so it may have sent another request meanwhile.
  await endOpenRequests();
  await resetMocks(context);
  latest = { mount: context.abortSignal, worker: context.msw };
}

/** Starts the mock network; a request without a handler is reported to the story that sent it. */
async function startMocks() {
  tolerateFailedUpdates(ServiceWorkerRegistration.prototype);
  const worker = setupWorker(icons);
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL("mockNetwork.js", document.baseURI).pathname },
    onUnhandledFrame({ frame }) {
      if (!isHttp(frame.data)) return;
      const { request } = frame.data;
      if (!isOwn(request)) reportUnmocked(request);
    },
  });
  trackRequests(worker, isOwn);
  return worker;
}
