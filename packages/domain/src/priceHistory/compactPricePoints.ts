import { findReductionStart, PRIOR_PRICE_PERIOD_MS } from "./findReduction.ts";
import { hasSamePrice, type PricePoint } from "./pricePoints.ts";

/** Age from which on points are summarised: later ones may still get a neighbour from another gateway. */
const MAX_WRITE_DELAY_MS = 24 * 60 * 60 * 1000;

/** Maximum number of price points per product or variation. */
export const MAX_PRICE_POINTS = 40;

/**
 * Removes price points that do not affect any lowest price that may still be displayed. If more than {@link
 * MAX_PRICE_POINTS} remain, the two oldest are merged into the lower one, so that a displayed prior price is never too
 * high.
 * @param now Current time in milliseconds since 1970.
 */
export function compactPricePoints(points: readonly PricePoint[], now: number): readonly PricePoint[] {
  const reductionStart = findReductionStart(points, "progressive");
  const start = reductionStart < 0 ? points.length : reductionStart;
  const completeUntil = now - MAX_WRITE_DELAY_MS;
  const periodStart = Math.min(completeUntil, points[start]?.at ?? completeUntil) - PRIOR_PRICE_PERIOD_MS;
  const firstIndex = points.findLastIndex(({ at }) => at <= periodStart);
  return limitPoints([
    ...summarizeEarlierPrices(points.slice(Math.max(0, firstIndex), start), completeUntil),
    ...summarizeReduction(points.slice(start), completeUntil),
  ]);
}

/** Summarises the prices before the current reduction to those that are lower than all later ones. */
function summarizeEarlierPrices(points: readonly PricePoint[], completeUntil: number): readonly PricePoint[] {
  const summary: PricePoint[] = [];
  for (const point of points) {
    let { at } = point;
    // All periods with a part of the earlier price contain this one, too.
    if (point.at <= completeUntil)
      for (let lastPoint = summary.at(-1); lastPoint && point.minor <= lastPoint.minor; lastPoint = summary.at(-1)) {
        at = lastPoint.at;
        summary.pop();
      }
    summary.push({ ...point, at });
  }
  return summary;
}

/** Leaves out repetitions, and the steps between the beginning of a reduction and the last two. */
const summarizeReduction = (points: readonly PricePoint[], completeUntil: number): readonly PricePoint[] =>
  points.filter((point, index) => {
    const previous = points[index - 1];
    if (!previous || point.at > completeUntil) return true;
    const laterSteps = points.slice(index + 1).filter(({ minor }, next) => minor !== points[index + next]?.minor);
    return !hasSamePrice(previous, point) && laterSteps.length <= 1;
  });

function limitPoints(points: PricePoint[]): readonly PricePoint[] {
  while (points.length > MAX_PRICE_POINTS) {
    const [oldestPoint, next] = points;
    if (!oldestPoint || !next) break;
    points.splice(0, 2, { ...(next.minor < oldestPoint.minor ? next : oldestPoint), at: oldestPoint.at });
  }
  return points;
}
