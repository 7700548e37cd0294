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
 * Adds an observation to a history at its time, because gateways write their observations independently and late. If
 * the history already contains it, it is returned unchanged, so that an observation counts once, however often it is
 * written. An observation with the same price as the previous point is kept, because a late one may be inserted between
 * them; compacting removes it.
 * @param points In ascending order of their times.
 */
export function addPricePoint(points: readonly PricePoint[], observation: PricePoint): readonly PricePoint[] {
  if (points.some((point) => point.at === observation.at && hasSamePrice(point, observation))) return points;
  const index = points.findLastIndex(({ at }) => at <= observation.at);
  return [...points.slice(0, index + 1), observation, ...points.slice(index + 1)];
}

/** Returns whether a history contains the price of an observation at the time of the observation. */
export function hasPrice(points: readonly PricePoint[], observation: PricePoint): boolean {
  const current = points.findLast(({ at }) => at <= observation.at);
  return current !== undefined && hasSamePrice(current, observation);
}
