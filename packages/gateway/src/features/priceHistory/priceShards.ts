import type { PricePoint } from "@rewire/domain";
import * as v from "valibot";

/** History of a product's or variation's price. */
export interface OfferHistory {
  /** When the offer was last in the catalogue, in milliseconds since 1970. */
  readonly seenAt: number;
  readonly points: readonly PricePoint[];
}

/** Histories of the offers of one shard, by their ids. */
export type PriceShard = Map<number, OfferHistory>;

/** Number of records into which the log is split, so that a changed price rewrites only a small part of it. */
export const SHARD_COUNT = 512;

export const shardOf = (offerId: number): number => offerId % SHARD_COUNT;

/** Stored form of "no reduction". */
const NO_REDUCTION = -1;
const POINT_LENGTH = 3;

const shardSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    epoch: v.number(),
    offers: v.array(v.tupleWithRest([v.number(), v.number()], v.number())),
  }),
);

/**
 * Parses a stored shard; an empty one if it is missing, invalid, or of another epoch, in which prices had another
 * basis.
 */
export function parseShard(text: string | null, epoch: number): PriceShard {
  const stored = v.safeParse(shardSchema, text);
  if (!stored.success || stored.output.epoch !== epoch) return new Map();
  return new Map(
    stored.output.offers.map(([id, seenAt, ...numbers]) => [id, { seenAt, points: [...parsePoints(numbers)] }]),
  );
}

function* parsePoints(numbers: readonly number[]): Generator<PricePoint> {
  for (let index = 0; index + POINT_LENGTH <= numbers.length; index += POINT_LENGTH) {
    const [at = 0, minor = 0, was = NO_REDUCTION] = numbers.slice(index, index + POINT_LENGTH);
    yield { at, minor, was: was === NO_REDUCTION ? null : was };
  }
}

/** Serialises a shard; the points of an offer are one list of numbers. */
export const stringifyShard = (shard: PriceShard, epoch: number): string =>
  JSON.stringify({
    epoch,
    offers: [...shard].map(([id, { seenAt, points }]) => [
      id,
      seenAt,
      ...points.flatMap(({ at, minor, was }) => [at, minor, was ?? NO_REDUCTION]),
    ]),
  });
