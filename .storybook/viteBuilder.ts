import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import * as viteBuilder from "@storybook/builder-vite";

export { bail, build, corePresets } from "@storybook/builder-vite";

/** Time without requests after which nobody waits for a page, in milliseconds. */
const QUIET_MS = 10_000;
/** Longest wait for such a time, in milliseconds. */
const MAX_WAIT_MS = 60_000;
const POLL_MS = 250;

let pendingRequests = 0;
let lastRequestAt = Date.now();

/** Waits until the server has been without requests for a while. */
async function waitForQuiet(): Promise<void> {
  for (const end = Date.now() + MAX_WAIT_MS; Date.now() < end; await pause(POLL_MS))
    if (pendingRequests === 0 && Date.now() - lastRequestAt >= QUIET_MS) return;
}

/** Starts Vite's server as Storybook's own builder does. */
export const start: typeof viteBuilder.start = (options) => {
  options.router.use((_request: unknown, response: ServerResponse, next: () => void) => {
    pendingRequests += 1;
    response.once("close", () => {
      pendingRequests -= 1;
      lastRequestAt = Date.now();
    });
    next();
  });
  return viteBuilder.start(options);
};

/**
 * Returns Storybook's adapter for the marks of changed stories in its sidebar. It reads all sources for them, which is
 * put off until the first story has been opened, since that would take longer otherwise.
 */
export const changeDetectionAdapter: typeof viteBuilder.changeDetectionAdapter = (options) => {
  const adapter = viteBuilder.changeDetectionAdapter(options);
  // With options there is no server: a program reads the marks alone.
  if (options) return adapter;
  return {
    ...adapter,
    async getResolveConfig() {
      await waitForQuiet();
      return adapter.getResolveConfig();
    },
  };
};
