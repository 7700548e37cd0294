import { afterAll, afterEach, vi } from "vitest";

// The files of an environment share a worker, and thereby its globals.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/**
 * Unmounts what a test has rendered when it ends. Hooks that outlive their test send their pending changes to the shop
 * of a later one. Testing Library does this itself only where `afterEach` is global.
 */
if ("document" in globalThis) {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
  // The address is a global, too: a fragment that a file leaves would be the one of the next file's page.
  const { href } = window.location;
  afterAll(() => window.history.replaceState(null, "", href));
}
