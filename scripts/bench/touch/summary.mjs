import { median, percentile } from "../figures/statistics.mjs";
import { toNumber } from "../figures/table.mjs";

/** A control without a pressed state counts from the display of the result. */
const answeredMs = ({ pressed, shown }) => pressed ?? shown;

/** Goal for the pressed state, in milliseconds. */
const PRESSED_GOAL = 50;

/**
 * Summarises the samples of one scene at one speed.
 * @param {readonly { pressed: number | null, shown: number }[]} samples in milliseconds from the touch
 * @param {number | null} goal for the result; null without a goal
 */
export function summarize(samples, goal) {
  const shown = samples.map((one) => one.shown);
  const pressed = samples.map(answeredMs);
  return {
    shown: median(shown),
    shown95: percentile(shown, 0.95),
    pressed: median(pressed),
    pressed95: percentile(pressed, 0.95),
    isMet: goal === null ? null : median(shown) <= goal && median(pressed) <= PRESSED_GOAL,
  };
}

export const HEADING = ["touch → shown, ms", "median", "95 %", "goal", "looks touched", "95 %", "goal", ""];

/**
 * Formats a summary as a row. @param {string} name @param {ReturnType<typeof summarize>} summary @param {number | null}
 * goal
 */
export const toRow = (name, { shown, shown95, pressed, pressed95, isMet }, goal) => [
  name,
  toNumber(shown),
  toNumber(shown95),
  goal === null ? "" : `≤ ${goal}`,
  toNumber(pressed),
  toNumber(pressed95),
  goal === null ? "" : `≤ ${PRESSED_GOAL}`,
  isMet === null ? "" : isMet ? "met" : "not met",
];
