import { afterAll, afterEach, vi } from "vitest";
import { emptyPage } from "./emptyPage.ts";

/** Globals that fake timers replace. */
const CLOCKS = [
  "Date",
  "performance",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
  "setImmediate",
  "queueMicrotask",
  "requestAnimationFrame",
] as const;

// The files of an environment share a worker, and thereby its globals.
const clocks = CLOCKS.map((name) => globalThis[name]);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  const replaced = CLOCKS.filter((name, index) => globalThis[name] !== clocks[index]);
  for (const name of replaced) Reflect.set(globalThis, name, clocks[CLOCKS.indexOf(name)]);
  // Stubs that are made of fake clocks bring them back when they are undone.
  if (replaced.length > 0) throw new Error(`${replaced.join(", ")}: call vi.unstubAllGlobals before vi.useRealTimers`);
});

/**
 * Unmounts what a test has rendered when it ends. Hooks that outlive their test send their pending changes to the shop
 * of a later one. Testing Library does this itself only where `afterEach` is global.
 */
if ("document" in globalThis) {
  const { cleanup, configure } = await import("@testing-library/react");
  // Conditions may take as long as a test.
  configure({ asyncUtilTimeout: 4_500 });
  afterEach(cleanup);
  // The page is a global, too: the next file would find a form or a cart in it, and a fragment in its address.
  const { href } = window.location;
  afterAll(() => {
    window.history.replaceState(null, "", href);
    emptyPage();
  });
}
