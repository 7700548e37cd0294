import type { PricePoint } from "./pricePoints.ts";

/**
 * Rule that determines the start of a reduction that was increased in steps: its first step (`progressive`, Article
 * 6a(5) of Directive 98/6/EC) or its latest step (`each`).
 */
export type ReductionRule = "progressive" | "each";

/** Length of the period before a reduction whose lowest price is displayed, in milliseconds. */
export const PRIOR_PRICE_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

/** Reduction that the shop currently advertises. */
export interface Reduction {
  /** Index of the point with which it began. */
  readonly start: number;
  /** Lowest price of the 30 days before it, in minor units; null if the history does not cover them. */
  readonly priorMinor: number | null;
}

/**
 * Returns the current reduction in a price history; null if the current price is not reduced.
 * @param coveredSince Time since which the history is complete, in milliseconds since 1970.
 */
export function findReduction(
  points: readonly PricePoint[],
  coveredSince: number,
  rule: ReductionRule,
): Reduction | null {
  const start = findReductionStart(points, rule);
  const firstPoint = points[0];
  const startPoint = points[start];
  if (!firstPoint || !startPoint) return null;
  const windowStart = startPoint.at - PRIOR_PRICE_PERIOD_MS;
  const isCovered = Math.max(firstPoint.at, coveredSince) <= windowStart;
  return { start, priorMinor: isCovered ? findLowestPrice(points, windowStart, startPoint.at) : null };
}

/** Returns the index of the price point at which the current reduction began; -1 if there is none. */
export function findReductionStart(points: readonly PricePoint[], rule: ReductionRule): number {
  let start = points.length - 1;
  if (points[start]?.was == null) return -1;
  for (; start > 0; start -= 1) {
    const [previousPoint, point] = [points[start - 1], points[start]];
    if (!previousPoint || !point || previousPoint.was === null) break;
    // A price that rises again is no part of one reduction; neither is a step, where each one counts.
    if (rule === "each" ? previousPoint.minor !== point.minor : previousPoint.minor < point.minor) break;
  }
  return start;
}

/** Returns the lowest price that held at any moment from `from` on, before `to`; null if there was none. */
function findLowestPrice(points: readonly PricePoint[], from: number, to: number): number | null {
  let lowestAmount: number | null = null;
  for (const [index, { at, minor }] of points.entries()) {
    const periodEnd = points[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    if (at < to && periodEnd > from) lowestAmount = Math.min(lowestAmount ?? minor, minor);
  }
  return lowestAmount;
}
