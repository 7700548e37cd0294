import type { StartModules } from "./createModuleStarter.ts";

/**
 * Starts the page's modules at the visitor's first sign of interaction: pointer movement, press, touch, key, focus,
 * change of a field, or scrolling past the first screen. Without interaction, the modules start once the loaded page has been idle for three
 * seconds, unless the visitor prefers reduced data usage.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 * @param start Starts the modules; see {@link StartModules}.
 */
export function startOnIntent(start: StartModules): void {
  const idleMs = 3_000;
  /** Maximum time to wait for an idle callback after that, in milliseconds. */
  const maxWaitMs = 1_000;
  const listenerController = new AbortController();
  const options = { passive: true, capture: true, signal: listenerController.signal };
  let taskObserver: PerformanceObserver | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const startModules = (isUrgent: boolean) => {
    listenerController.abort();
    taskObserver?.disconnect();
    clearTimeout(timer);
    start(isUrgent);
  };
  // Browsers also dispatch this event, without movement, when a page opens under a resting pointer.
  window.addEventListener(
    "pointermove",
    ({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && startModules(true),
    options,
  );
  // Assistive technology may change a field without pointer, key and focus.
  for (const type of ["pointerdown", "touchstart", "keydown", "focusin", "input", "change"])
    window.addEventListener(type, () => startModules(true), options);
  const startIfScrolled = () => scrollY > innerHeight && startModules(true);
  window.addEventListener("scroll", startIfScrolled, options);
  // An external script may run after the first action; see `markFirstAction`.
  if (performance.getEntriesByName("rewire:first-action").length > 0) return startModules(true);
  startIfScrolled();

  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const startWhenIdle = () => {
    // Safari does not support `requestIdleCallback`.
    if ("requestIdleCallback" in window)
      requestIdleCallback(() => listenerController.signal.aborted || startModules(false), { timeout: maxWaitMs });
    else startModules(false);
  };
  const restartIdleTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(startWhenIdle, idleMs);
  };
  const observeAfterLoad = () => {
    restartIdleTimer();
    try {
      taskObserver = new PerformanceObserver(restartIdleTimer);
      taskObserver.observe({ type: "longtask" });
    } catch {
      // The browser does not report long tasks: the timer is not restarted.
    }
  };
  if (document.readyState === "complete") observeAfterLoad();
  else window.addEventListener("load", observeAfterLoad, { signal: listenerController.signal });
}
