import type { StartModules } from "./createModuleStarter.ts";

/**
 * Starts the page's modules when the page is parsed and first painted: until then pictures and fonts have the full
 * bandwidth. After an earlier user action, and on a hidden page, they start at once. For pages that need their scripts,
 * such as the checkout; the others wait with `startOnIntent`.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 */
export function startAfterPaint(start: StartModules): void {
  /** Delay after parsing in browsers without paint timing, in milliseconds. */
  const maxWaitMs = 3_000;
  const startUrgently = () => start(true);
  const startLater = () => start(false);

  document.addEventListener("DOMContentLoaded", () => {
    if (document.hidden) startLater();
    else setTimeout(startLater, maxWaitMs);
  });
  for (const type of ["pointerdown", "keydown", "touchstart"])
    window.addEventListener(type, startUrgently, { once: true, passive: true, capture: true });
  try {
    new PerformanceObserver(
      (list) => list.getEntriesByName("first-contentful-paint").length > 0 && startLater(),
    ).observe({ type: "paint", buffered: true });
  } catch {
    // Without paint timing, the delay applies.
  }
}
