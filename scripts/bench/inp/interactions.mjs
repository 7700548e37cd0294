// Interaction events of the browser (Event Timing), by interaction.

/**
 * One event of an interaction. `page`: which document; `duration`: milliseconds from the input to the next frame, in
 * steps of 8.
 * @typedef {{ page: number, interaction: number, duration: number, type: string, target: string, action: string }} TimedEvent
 */

/** Minimum duration that the browser reports. */
export const MIN_MS = 16;

/**
 * Returns the slowest event of each interaction, slowest first. An interaction without an event was fast, or its
 * document was unloaded with the next frame: it counts as 16 ms and has no target.
 *
 * @param {readonly string[]} actions names of all interactions
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
        : { action, duration: MIN_MS, type: null, target: null };
    })
    .toSorted((one, other) => other.duration - one.duration);
}

/** Runs in the page before its scripts: reports each event of an interaction to `benchEvent`. */
export function reportEvents() {
  const nameOf = (element) => {
    if (!element) return "(gone)";
    // A graphic or an input is named by its container.
    const named = element.closest?.("button, a, label, summary");
    if (named && named !== element) return nameOf(named);
    const label = element.getAttribute?.("aria-label") ?? element.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
    return `${element.localName ?? element.nodeName} ${JSON.stringify(label.slice(0, 40))}`;
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
