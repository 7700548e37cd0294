// What the browser tells of interactions (Event Timing), by action.

/**
 * One event of an interaction. `page`: which document; `duration`: milliseconds from the input to the next frame, in
 * steps of 8.
 * @typedef {{ page: number, interaction: number, duration: number, type: string, target: string, action: string }} TimedEvent
 */

/** The browser tells of nothing that is quicker. */
export const LEAST_MS = 16;

/**
 * The slowest event of each action, slowest first. Of what has no event nothing more is known than that it was quick, or
 * that its document was gone with its next frame: it counts as 16 ms and has no target.
 *
 * @param {readonly string[]} actions names of all that was done
 * @param {readonly TimedEvent[]} events
 * @returns {{ action: string, duration: number, type: string | null, target: string | null }[]}
 */
export function interactionsOf(actions, events) {
  return actions
    .map((action) => {
      const own = events.filter((event) => event.action === action);
      const slowest = own.toSorted((one, other) => other.duration - one.duration)[0];
      return slowest
        ? { action, duration: slowest.duration, type: slowest.type, target: slowest.target }
        : { action, duration: LEAST_MS, type: null, target: null };
    })
    .toSorted((one, other) => other.duration - one.duration);
}

/** Runs in the page before anything else: reports each event of an interaction to `benchEvent`. */
export function reportEvents() {
  const nameOf = (element) => {
    if (!element) return "(gone)";
    // A drawing or a field goes by what it stands in.
    const named = element.closest?.("button, a, label, summary");
    if (named && named !== element) return nameOf(named);
    const words = element.getAttribute?.("aria-label") ?? element.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
    return `${element.localName ?? element.nodeName} ${JSON.stringify(words.slice(0, 40))}`;
  };
  const report = (entry) => {
    if (!entry.interactionId) return;
    void window.benchEvent({
      interaction: entry.interactionId,
      duration: entry.duration,
      type: entry.name,
      target: nameOf(entry.target),
    });
  };
  for (const type of ["event", "first-input"])
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    });
}
