import { toNumber } from "../figures/table.mjs";

/** Goals in responses per second. */
const GOALS = { warm: 2_000, anew: 60 };
/** Goal for p99 of the mixed load, in milliseconds. */
const MIXED_GOAL = 30;
/** Maximum growth of memory in the second half, as a share. */
const FLAT = 0.05;

/** @typedef {{ size: number, kind: string, mode: "warm" | "anew", connections: number, perSecond: number, p50: number, p99: number, bad: number, count: number }} Measurement */

/** Returns whether lists and products meet their goal; null without a goal. @param {Measurement} measurement */
export const isFast = ({ kind, mode, perSecond, bad }) =>
  kind === "list" || kind === "product" ? perSecond >= GOALS[mode] && bad === 0 : null;

export const HEADING = ["requests", "products", "connections", "a second", "p50, ms", "p99, ms", "not 200", "goal", ""];

/** Formats a measurement as a row. @param {Measurement} measurement */
export function toRow(measurement) {
  const { size, kind, mode, connections, perSecond, p50, p99, bad } = measurement;
  const isMet = isFast(measurement);
  return [
    `${kind}, ${mode}`,
    toNumber(size),
    toNumber(connections),
    toNumber(perSecond, perSecond < 100 ? 1 : 0),
    toNumber(p50, 1),
    toNumber(p99, 1),
    toNumber(bad),
    isMet === null ? "" : `≥ ${toNumber(GOALS[mode])}`,
    isMet === null ? "" : isMet ? "met" : "not met",
  ];
}

/**
 * Evaluates a mixed load.
 * @param {{ p99: number, bad: number, unsent: number, missing: number, count: number }} result
 * @param {readonly { seconds: number, megabytes: number }[]} memory
 */
export function evaluateWalk({ p99, bad, unsent, missing }, memory) {
  const half = memory.slice(Math.floor(memory.length / 2));
  const [first, last] = [half[0]?.megabytes ?? 0, half.at(-1)?.megabytes ?? 0];
  return {
    isQuick: p99 <= MIXED_GOAL,
    isFlat: first > 0 && last / first - 1 <= FLAT,
    isComplete: bad === 0 && unsent === 0 && missing === 0,
  };
}
