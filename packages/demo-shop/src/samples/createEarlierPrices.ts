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
const OFFERED_BEFORE = 7;

/**
 * Returns what the embedded shop's products cost in the months before, as its owner would know: the same prices
 * whenever it is asked, told from now on backwards. Reductions are three to twenty days old; some products were cheaper
 * for a while in the month before.
 *
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
      const formerOffer = roundToEuros((minor + was * 2) / 3);
      const wasOffered = id % OFFERED_BEFORE === 3 && formerOffer > minor && formerOffer < was;
      return [
        { at: since, ...regularPrice },
        ...(wasOffered
          ? [
              { at: start - 24 * DAY_MS, minor: formerOffer, was },
              { at: start - 10 * DAY_MS, ...regularPrice },
            ]
          : []),
        { at: start, minor, was },
      ];
    },
  };
}

const roundToEuros = (cents: number): number => Math.round(cents / 100) * 100;
