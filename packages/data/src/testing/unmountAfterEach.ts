import { afterEach } from "vitest";

/**
 * Unmounts what a test has rendered when it ends. Hooks that outlive their test send their pending changes to the shop
 * of a later one, because the files of an environment share a worker. Testing Library does this itself only where
 * `afterEach` is global.
 */
if ("document" in globalThis) {
  const { cleanup } = await import("@testing-library/react");
  afterEach(cleanup);
}
