/** Price of a product or variation, in cents, with its regular price while it is reduced. */
interface CurrentOffer {
  readonly id: number;
  readonly minor: number;
  readonly was: number | null;
}

/** Price from a time on, in cents; times are in milliseconds since 1970. */
interface EarlierPrice {
  readonly at: number;
  readonly minor: number;
  readonly was: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age of the shop's history, in days. */
const HISTORY_DAYS = 120;
/** One in so many reduced products was cheaper for two weeks before. */
const EARLIER_OFFER_INTERVAL = 7;

/**
 * Creates the price history of the embedded shop's products over the past months. It is deterministic and relative to
 * the current time: reductions are three to twenty days old, and some products had an earlier offer in the month
 * before.
 * @param now Milliseconds since 1970.
 */
export function createEarlierPrices(now: number) {
  const since = now - HISTORY_DAYS * DAY_MS;
  return {
    since,
    pointsOf({ id, minor, was }: CurrentOffer): readonly EarlierPrice[] {
      if (was === null) return [{ at: since, minor, was }];
      const start = now - (3 + ((id * 7) % 18)) * DAY_MS;
      const regularPrice = { minor: was, was: null };
      const earlierOfferPrice = roundToEuros((minor + was * 2) / 3);
      const hadEarlierOffer = id % EARLIER_OFFER_INTERVAL === 3 && earlierOfferPrice > minor && earlierOfferPrice < was;
      return [
        { at: since, ...regularPrice },
        ...(hadEarlierOffer
          ? [
              { at: start - 24 * DAY_MS, minor: earlierOfferPrice, was },
              { at: start - 10 * DAY_MS, ...regularPrice },
            ]
          : []),
        { at: start, minor, was },
      ];
    },
  };
}

const roundToEuros = (cents: number): number => Math.round(cents / 100) * 100;
