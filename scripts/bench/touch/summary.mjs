import { median, percentile } from "../figures/statistics.mjs";
import { toNumber } from "../figures/table.mjs";

/** A control without a pressed state counts from the display of the result. */
const answeredMs = ({ pressed, result }) => pressed ?? result;

/** Goal for the pressed state, in milliseconds. */
const PRESSED_GOAL = 50;

/**
 * Summarises the samples of one scene at one speed.
 * @param {readonly { pressed: number | null, result: number }[]} samples in milliseconds from the touch
 * @param {number | null} goal for the result; null without a goal
 */
export function summarize(samples, goal) {
  const results = samples.map((one) => one.result);
  const pressed = samples.map(answeredMs);
  return {
    result: median(results),
    result95: percentile(results, 0.95),
    pressed: median(pressed),
    pressed95: percentile(pressed, 0.95),
    isMet: goal === null ? null : median(results) <= goal && median(pressed) <= PRESSED_GOAL,
  };
}

export const HEADING = ["touch → shown, ms", "median", "95 %", "goal", "looks touched", "95 %", "goal", ""];

/**
 * Formats a summary as a row. @param {string} name @param {ReturnType<typeof summarize>} summary @param {number | null}
 * goal
 */
export const toRow = (name, { result, result95, pressed, pressed95, isMet }, goal) => [
  name,
  toNumber(result),
  toNumber(result95),
  goal === null ? "" : `≤ ${goal}`,
  toNumber(pressed),
  toNumber(pressed95),
  goal === null ? "" : `≤ ${PRESSED_GOAL}`,
  isMet === null ? "" : isMet ? "met" : "not met",
];
