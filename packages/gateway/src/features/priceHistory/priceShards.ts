import type { PricePoint } from "@rewire/domain";
import * as v from "valibot";

/** Price history of a product or variation. */
export interface OfferHistory {
  /** When the offer was last in the catalogue, in milliseconds since 1970. */
  readonly seenAt: number;
  readonly points: readonly PricePoint[];
}

/** Price histories of the offers in one shard, by offer id. */
export type PriceShard = Map<number, OfferHistory>;

/**
 * Number of records into which the price log is split, so that a changed price rewrites only a small part of the log.
 */
export const SHARD_COUNT = 512;

export const getShardNumber = (offerId: number): number => offerId % SHARD_COUNT;

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

/** Parses a stored shard. Returns an empty shard if the text is missing or invalid, or belongs to an earlier log. */
export function parseShard(text: string | null, epoch: number): PriceShard {
  const parsedShard = v.safeParse(shardSchema, text);
  if (!parsedShard.success || parsedShard.output.epoch !== epoch) return new Map();
  return new Map(
    parsedShard.output.offers.map(([id, seenAt, ...numbers]) => [id, { seenAt, points: [...parsePoints(numbers)] }]),
  );
}

function* parsePoints(numbers: readonly number[]): Generator<PricePoint> {
  for (let index = 0; index + POINT_LENGTH <= numbers.length; index += POINT_LENGTH) {
    const [at = 0, minor = 0, was = NO_REDUCTION] = numbers.slice(index, index + POINT_LENGTH);
    yield { at, minor, was: was === NO_REDUCTION ? null : was };
  }
}

/** Serialises a shard as JSON. The price points of an offer become a flat list of numbers. */
export const stringifyShard = (shard: PriceShard, epoch: number): string =>
  JSON.stringify({
    epoch,
    offers: [...shard].map(([id, { seenAt, points }]) => [
      id,
      seenAt,
      ...points.flatMap(({ at, minor, was }) => [at, minor, was ?? NO_REDUCTION]),
    ]),
  });
