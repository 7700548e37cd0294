// Rows of the table with their goals.
import { median } from "../figures/statistics.mjs";
import { toNumber, toRatio } from "../figures/table.mjs";

const KIB = 1024;

/**
 * Figure with its goal: a maximum, or a maximum ratio to the static page. `pages`: the pages with this goal.
 * @typedef {{ name: string, of: string, digits?: number, unit?: number, most?: number, ratio?: number, pages?: string[]
 * }} Row
 */

/** @type {readonly Row[]} */
export const ROWS = [
  { name: "FCP, ms", of: "firstPaint" },
  { name: "LCP, ms", of: "largestPaint", ratio: 1.15 },
  { name: "blocked main thread, ms", of: "blocked", most: 60 },
  { name: "layout shift (CLS)", of: "shift", digits: 3, most: 0 },
  { name: "everything, KiB", of: "bytes", unit: KIB, most: 200, pages: ["list"] },
  { name: "everything, requests", of: "requests", most: 28, pages: ["list"] },
  { name: "JavaScript before intent or idle, KiB", of: "earlyScript", unit: KIB, digits: 1, most: 15 },
  { name: "JavaScript at rest, KiB", of: "restScript", unit: KIB },
  { name: "JavaScript in all, KiB", of: "script", unit: KIB, most: 130 },
  { name: "HTML, KiB", of: "raw", unit: KIB, most: 70, pages: ["list"] },
  { name: "HTML by brotli, KiB", of: "compressed", unit: KIB, digits: 1, most: 10, pages: ["list"] },
  { name: "HTML, elements", of: "elements", most: 1_100, pages: ["list"] },
  { name: "fonts, KiB", of: "fontBytes", unit: KIB, most: 40 },
  { name: "fonts, files", of: "fonts" },
];

/** Median of each figure. @param {readonly Record<string, number>[]} samples */
export const mediansOf = (samples) =>
  Object.fromEntries(Object.keys(samples[0] ?? {}).map((key) => [key, median(samples.map((one) => one[key]))]));

/**
 * Compares a page's medians with the static page and the goals.
 * @param {string} page
 * @param {{ floor: Record<string, number>, ours: Record<string, number> }} medians
 * @returns {{ name: string, floor: number, ours: number, ratio: string, goal: string, isMet: boolean | null }[]} null:
 * no goal
 */
export function judge(page, { floor, ours }) {
  return ROWS.map(({ name, of, unit = 1, digits = 0, most, ratio, pages }) => {
    const isHeld = pages === undefined || pages.includes(page);
    const limit = ratio === undefined ? most : ratio * (floor[of] / unit);
    const hasGoal = isHeld && limit !== undefined;
    // Compared as formatted: 60.4 ms count as 60.
    const written = Number((ours[of] / unit).toFixed(digits));
    return {
      name,
      floor: floor[of] / unit,
      ours: ours[of] / unit,
      digits,
      ratio: toRatio(ours[of], floor[of]),
      goal: hasGoal ? (ratio === undefined ? `≤ ${toNumber(most, 0)}` : `≤ ${ratio} ×`) : "",
      isMet: hasGoal ? (ratio === undefined ? written : ours[of] / unit) <= limit : null,
    };
  });
}

/** Formats an evaluated page as rows. @param {string} page @param {ReturnType<typeof judge>} figures */
export const toRows = (page, figures) => [
  [page, "static", "ours", "ratio", "goal", ""],
  ...figures.map(({ name, floor, ours, digits, ratio, goal, isMet }) => [
    name,
    toNumber(floor, digits),
    toNumber(ours, digits),
    ratio,
    goal,
    isMet === null ? "" : isMet ? "met" : "not met",
  ]),
];
