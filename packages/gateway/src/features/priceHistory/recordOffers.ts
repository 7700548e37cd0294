import {
  addPricePoint,
  compactPricePoints,
  hasPrice,
  PRIOR_PRICE_PERIOD_MS,
  type OfferPrice,
  type PricePoint,
} from "@rewire/domain";
import type { OfferHistory, PriceShard } from "./priceShards.ts";

/** Price of an offer as observed by one gateway. */
export interface OfferObservation extends OfferPrice {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the gateway saw the price change, or only that it holds. */
  readonly isChange: boolean;
}

/** Interval after which a history is marked as seen again, in milliseconds. */
const SEEN_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Time after which the history of a product that has vanished ends: one that comes back later is a new one. */
const MAX_ABSENCE_MS = 2 * PRIOR_PRICE_PERIOD_MS;

/**
 * Adds observations to a shard, and removes price points that are no longer needed.
 *
 * @param listEarlierPoints Returns the points from before the log, for an offer that the log does not contain yet.
 * @param now Milliseconds since 1970.
 * @returns Whether the shard has changed.
 */
export function recordOffers(
  shard: PriceShard,
  observations: readonly OfferObservation[],
  {
    now,
    listEarlierPoints,
  }: { readonly now: number; readonly listEarlierPoints: (offer: OfferPrice) => readonly PricePoint[] },
): boolean {
  let hasChanged = false;
  for (const observation of observations) {
    const storedHistory = shard.get(observation.id);
    const hasRecentHistory = storedHistory && observation.at - storedHistory.seenAt <= MAX_ABSENCE_MS;
    const history = hasRecentHistory ? storedHistory : { seenAt: 0, points: listEarlierPoints(observation) };
    const nextHistory = recordOffer(history, observation);
    if (nextHistory === history) continue;
    hasChanged = true;
    shard.set(observation.id, { ...nextHistory, points: compactPricePoints(nextHistory.points, now) });
  }
  if (!hasChanged) return false;
  for (const [id, { seenAt }] of shard) if (now - seenAt > MAX_ABSENCE_MS) shard.delete(id);
  return true;
}

function recordOffer(history: OfferHistory, { at, minor, was: formerMinor, isChange }: OfferObservation): OfferHistory {
  const point = { at, minor, was: formerMinor };
  const points = !isChange && hasPrice(history.points, point) ? history.points : addPricePoint(history.points, point);
  const isSeenTimeOutdated = at - history.seenAt > SEEN_INTERVAL_MS;
  if (points === history.points && !isSeenTimeOutdated) return history;
  return { points, seenAt: Math.max(at, history.seenAt) };
}
