/** Price that applies from a point in time until the next point. */
export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Price that a shopper pays, in minor units. */
  readonly minor: number;
  /** Price that the shop shows as the former one while it announces a reduction, in minor units; null without one. */
  readonly was: number | null;
}

/** Returns whether two points have the same price. */
export const hasSamePrice = (a: PricePoint, b: PricePoint): boolean => a.minor === b.minor && a.was === b.was;

/**
 * Inserts an observed price into a history by its time, because gateways may record their observations late. Returns
 * the history unchanged if it already contains the observation.
 * @param points Price points in ascending order of time.
 */
export function addPricePoint(points: readonly PricePoint[], observation: PricePoint): readonly PricePoint[] {
  if (points.some((point) => point.at === observation.at && hasSamePrice(point, observation))) return points;
  const index = points.findLastIndex(({ at }) => at <= observation.at);
  return [...points.slice(0, index + 1), observation, ...points.slice(index + 1)];
}

/** Returns whether the price in a history at the time of an observation equals the observed price. */
export function hasPrice(points: readonly PricePoint[], observation: PricePoint): boolean {
  const current = points.findLast(({ at }) => at <= observation.at);
  return current !== undefined && hasSamePrice(current, observation);
}
