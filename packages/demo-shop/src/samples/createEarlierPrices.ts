/** Current price of a product or variation in cents, with its regular price (`was`) while the price is reduced. */
interface CurrentOffer {
  readonly id: number;
  readonly minor: number;
  readonly was: number | null;
}

/** Price in cents that applies from a time (`at`, in Unix milliseconds), with the regular price if it is reduced. */
interface EarlierPrice {
  readonly at: number;
  readonly minor: number;
  readonly was: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age of the shop's history, in days. */
const HISTORY_DAYS = 120;
/** Number of reduced products of which one had an earlier offer for two weeks. */
const EARLIER_OFFER_INTERVAL = 7;

/**
 * Creates a price history of the embedded shop's products for the past months. Reductions are three to twenty days old,
 * and some products had another offer in the month before.
 * @param now Current time in Unix milliseconds.
 */
export function createEarlierPrices(now: number) {
  const since = now - HISTORY_DAYS * DAY_MS;
  return {
    since,
    listPoints({ id, minor, was: regularMinor }: CurrentOffer): readonly EarlierPrice[] {
      if (regularMinor === null) return [{ at: since, minor, was: null }];
      const start = now - (3 + ((id * 7) % 18)) * DAY_MS;
      const regularPrice = { minor: regularMinor, was: null };
      const earlierOfferPrice = roundToEuros((minor + regularMinor * 2) / 3);
      const hadEarlierOffer =
        id % EARLIER_OFFER_INTERVAL === 3 && earlierOfferPrice > minor && earlierOfferPrice < regularMinor;
      return [
        { at: since, ...regularPrice },
        ...(hadEarlierOffer
          ? [
              { at: start - 24 * DAY_MS, minor: earlierOfferPrice, was: regularMinor },
              { at: start - 10 * DAY_MS, ...regularPrice },
            ]
          : []),
        { at: start, minor, was: regularMinor },
      ];
    },
  };
}

const roundToEuros = (cents: number): number => Math.round(cents / 100) * 100;
