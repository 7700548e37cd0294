import type { StartModules } from "./createModuleStarter.ts";

/**
 * Starts the page's modules at the visitor's first intent: the pointer moves, something is pressed, touched or focused, or
 * the page is scrolled past the first screen. Without one they start when the page has been loaded and idle for three
 * seconds; never where the visitor asks to save data.
 *
 * `pointermove` instead of `pointerover`, which says nothing of movement.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 */
export function startOnIntent(start: StartModules): void {
  const idleMs = 3_000;
  /** Time limit for an idle moment after that, in milliseconds. */
  const maxWaitMs = 1_000;
  const listenerController = new AbortController();
  const options = { passive: true, capture: true, signal: listenerController.signal };
  let taskObserver: PerformanceObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = (isUrgent: boolean) => {
    listenerController.abort();
    taskObserver?.disconnect();
    clearTimeout(timer);
    start(isUrgent);
  };
  // Browsers also send one, without movement, when a page opens under a resting pointer.
  window.addEventListener(
    "pointermove",
    ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && begin(true),
    options,
  );
  for (const type of ["pointerdown", "touchstart", "keydown", "focusin"])
    window.addEventListener(type, () => begin(true), options);
  window.addEventListener("scroll", () => scrollY > innerHeight && begin(true), options);

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const startWhenIdle = () => {
    // Safari has none.
    if ("requestIdleCallback" in window)
      requestIdleCallback(() => listenerController.signal.aborted || begin(false), { timeout: maxWaitMs });
    else begin(false);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(startWhenIdle, idleMs);
  };
  const watchLoaded = () => {
    wait();
    try {
      taskObserver = new PerformanceObserver(wait);
      taskObserver.observe({ type: "longtask" });
    } catch {
      // No such entries here: three seconds are three seconds.
    }
  };
  window.addEventListener("load", watchLoaded, { signal: listenerController.signal });
}
