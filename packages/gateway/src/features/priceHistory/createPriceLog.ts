import { setImmediate as nextTask } from "node:timers/promises";
import { findReduction, type OfferPrice, type PricePoint, type ReductionRule } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createCoverageRecord, LOG_TTL_SECONDS, type CoverageRecord, type PriceBasis } from "./createCoverageRecord.ts";
import { parseShard, getShardNumber, stringifyShard, type PriceShard } from "./priceShards.ts";
import { recordOffers, type OfferObservation } from "./recordOffers.ts";

/** Prices from the time before the price log was started, if the shop provides them. */
export interface EarlierPrices {
  /** Time since when they are complete, in milliseconds since 1970. */
  readonly since: number;
  /** Returns the earlier prices of an offer, in ascending order of their times; empty for none. */
  readonly listPoints: (offer: OfferPrice) => readonly PricePoint[];
}

export interface PriceLogDependencies {
  readonly store: Pick<KeyValueStore, "get" | "set">;
  readonly locks: Locks;
  readonly rule: ReductionRule;
  readonly getBasis: () => PriceBasis;
  /** Called when the log is begun. @default none */
  readonly earlierPrices?: ((now: number) => EarlierPrices) | undefined;
  readonly log: Log;
}

/** Lowest price of an offer in the 30 days before its current reduction. */
export interface PriorPrice {
  /** Reduced price that it belongs to, in minor units. */
  readonly minor: number;
  /** In minor units; null where the 30 days are unknown. */
  readonly priorMinor: number | null;
}

/** Result of recording prices: the covered period, and the prior prices of reduced offers. */
export interface RecordedPrices {
  readonly coverage: CoverageRecord;
  /** Prior prices of the recorded offers that are reduced, by offer id. */
  readonly priorPrices: ReadonlyMap<number, PriorPrice>;
}

const toShardKey = (shardNumber: number): string => `prices:${shardNumber}`;

/**
 * Creates the price log in the state store, shared by all gateways of a shop. The log consists of one record per shard
 * of offers, and a record of the covered period. Updates are made under a lock, so that no observation is lost or
 * counted twice.
 */
export function createPriceLog({ store, locks, rule, getBasis, earlierPrices, log }: PriceLogDependencies) {
  const coverageRecord = createCoverageRecord(store, log);
  let earlierHistory: EarlierPrices | null = null;

  /** Writes observations into one shard, and returns the prior prices of its reduced offers. */
  const recordShard = async (
    shardNumber: number,
    observations: readonly OfferObservation[],
    { epoch, since, until: now }: CoverageRecord,
  ) => {
    const key = toShardKey(shardNumber);
    const shard = parseShard(await store.get(key), epoch);
    const listEarlierPoints = (offer: OfferPrice) => earlierHistory?.listPoints(offer) ?? [];
    if (recordOffers(shard, observations, { now, listEarlierPoints }))
      await store.set(key, stringifyShard(shard, epoch), LOG_TTL_SECONDS);
    return listPriorPrices(shard, observations, since, rule);
  };

  return {
    /** Returns the coverage; null without a log. @throws KeyValueStoreUnavailableError */
    coverage: coverageRecord.read,
    /**
     * Returns the prior prices of offers, by offer id, as of the latest record; none of a log in another currency.
     *
     * @throws KeyValueStoreUnavailableError if the store cannot be used.
     */
    async readPriorPrices(offers: readonly OfferPrice[]): Promise<RecordedPrices["priorPrices"]> {
      const coverage = await coverageRecord.read();
      if (!coverage || coverage.currency !== getBasis().currency) return new Map();
      return collectByShard(offers, async (shardNumber, shardOffers) => {
        const shard = parseShard(await store.get(toShardKey(shardNumber)), coverage.epoch);
        return listPriorPrices(shard, shardOffers, coverage.since, rule);
      });
    },
    /**
     * Records prices. The time of the read counts as covered only after all of them have been written, so that a process
     * that dies in between claims nothing.
     *
     * @param at Time of the read, in milliseconds since 1970.
     * @returns null while the clock is behind the log.
     * @throws KeyValueStoreUnavailableError if the store cannot be used, LockTimeoutError if others hold the lock.
     */
    record: (observations: readonly OfferObservation[], at: number): Promise<RecordedPrices | null> =>
      locks.run("prices", async () => {
        const storedCoverage = await coverageRecord.read();
        if (!storedCoverage) earlierHistory = earlierPrices?.(at) ?? null;
        const next = coverageRecord.next(storedCoverage, at, getBasis());
        if (!next) return null;
        const coverage = !storedCoverage && earlierHistory ? { ...next, since: earlierHistory.since } : next;
        const priorPrices = await collectByShard(observations, (shardNumber, shardObservations) =>
          recordShard(shardNumber, shardObservations, coverage),
        );
        if (JSON.stringify(coverage) !== JSON.stringify(storedCoverage)) await coverageRecord.write(coverage);
        earlierHistory = null;
        return { coverage, priorPrices };
      }),
  };
}

/** Collects the prior prices of offers, by offer id, one shard after the other; other work runs in between. */
async function collectByShard<T extends Pick<OfferPrice, "id">>(
  offers: readonly T[],
  readShard: (shardNumber: number, shardOffers: readonly T[]) => Promise<ReturnType<typeof listPriorPrices>>,
): Promise<RecordedPrices["priorPrices"]> {
  const priorPrices = new Map<number, PriorPrice>();
  for (const [shardNumber, shardOffers] of Map.groupBy(offers, ({ id }) => getShardNumber(id))) {
    for (const [id, priorPrice] of await readShard(shardNumber, shardOffers)) priorPrices.set(id, priorPrice);
    await nextTask();
  }
  return priorPrices;
}

/** Returns the prior prices of those offers that are reduced. */
const listPriorPrices = (
  shard: PriceShard,
  offers: readonly Pick<OfferPrice, "id">[],
  since: number,
  rule: ReductionRule,
): readonly (readonly [id: number, priorPrice: PriorPrice])[] =>
  offers.flatMap(({ id }) => {
    const points = shard.get(id)?.points ?? [];
    const reduction = findReduction(points, since, rule);
    const minor = points.at(-1)?.minor;
    return reduction && minor !== undefined ? [[id, { minor, priorMinor: reduction.priorMinor }] as const] : [];
  });

export type PriceLog = ReturnType<typeof createPriceLog>;
