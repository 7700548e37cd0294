import type { StartModules } from "./createModuleStarter.ts";

/**
 * Starts the page's modules once the page has been parsed and painted for the first time, at most three seconds after
 * parsing. Until then, pictures and fonts have the full bandwidth. On a hidden page or after a user action, the modules
 * start without waiting for the first paint. For pages that need their scripts, such as the checkout; other pages use
 * `startOnIntent`.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param start Starts the modules; see {@link StartModules}.
 */
export function startAfterPaint(start: StartModules): void {
  /** Delay after parsing in browsers without paint timing, in milliseconds. */
  const maxWaitMs = 3_000;
  const startUrgently = () => start(true);
  const scheduleStart = () => start(false);

  document.addEventListener("DOMContentLoaded", () => {
    if (document.hidden) scheduleStart();
    else setTimeout(scheduleStart, maxWaitMs);
  });
  for (const type of ["pointerdown", "keydown", "touchstart"])
    window.addEventListener(type, startUrgently, { once: true, passive: true, capture: true });
  try {
    new PerformanceObserver(
      (entryList) => entryList.getEntriesByName("first-contentful-paint").length > 0 && scheduleStart(),
    ).observe({ type: "paint", buffered: true });
  } catch {
    // Without paint timing, the delay applies.
  }
}
