import { setTimeout as wait } from "node:timers/promises";
import {
  applyPriorPriceToOffer,
  applyPriorPricesToDetail,
  applyPriorPricesToEntry,
  listOfferPrices,
  type CatalogueEntry,
  type FindPriorPrice,
} from "@rewire/domain";
import pLimit from "p-limit";
import type { Log } from "../../log/createLog.ts";
import type { CoverageRecord } from "./createCoverageRecord.ts";
import type { PriceLog, PriorPrice } from "./createPriceLog.ts";
import { listAllObservations, listChangedObservations } from "./listObservations.ts";
import type { PriceHistory } from "./PriceHistory.ts";
import type { OfferObservation } from "./recordOffers.ts";

interface PriceHistoryOptions {
  readonly priceLog: Pick<PriceLog, "record" | "readPriorPrices">;
  /** Clock that no step of the system's clock changes, in milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** Maximum time that a catalogue waits for the log, in milliseconds. @default 5000 */
  readonly maxWaitMs?: number | undefined;
}

/** Maximum time that a start waits for the log, in milliseconds. */
const MAX_LOAD_WAIT_MS = 1_000;

/** Interval at which the log notes that it has seen all prices, in milliseconds. */
const COVERAGE_INTERVAL_MS = 5 * 60 * 1000;

/** Interval at which all prices are compared with the log, in milliseconds. */
const COMPARISON_INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Maximum number of changes that wait for the state store; with more, all prices are compared afterwards. */
const MAX_PENDING_OFFERS = 20_000;

/** Creates the price history of a running gateway. */
export function createPriceHistory({ priceLog, now, log, maxWaitMs = 5_000 }: PriceHistoryOptions): PriceHistory {
  const writer = createWriter(priceLog);
  const runExclusively = pLimit(1);
  const outage = createOutage(log);

  const applyToEntries = (entries: readonly CatalogueEntry[]) =>
    mapChanged(entries, (entry) =>
      // Until the log has been read after a start, what was counted before holds.
      entry.shopPrice && !writer.hasCompared() ? entry : applyPriorPricesToEntry(entry, writer.priorPriceOf),
    );

  return {
    async record(previousEntries, entries) {
      const at = now();
      if (previousEntries && writer.hasCompared()) writer.add(listChangedObservations(previousEntries, entries, at));
      await waitAtMost(
        maxWaitMs,
        runExclusively(() => outage.during(() => writer.write(entries, at))),
      );
      return applyToEntries(entries);
    },
    async load(entries) {
      const offers = entries.flatMap(listOfferPrices).filter(({ was }) => was !== null);
      await waitAtMost(
        Math.min(maxWaitMs, MAX_LOAD_WAIT_MS),
        outage.during(async () => writer.load(await priceLog.readPriorPrices(offers))),
      );
    },
    applyToEntries,
    applyToDetail: (detail) => applyPriorPricesToDetail(detail, writer.priorPriceOf),
    getPrice: (offer, currency) => applyPriorPriceToOffer(offer, currency, writer.priorPriceOf),
  };
}

/** Waits for work, but no longer than a number of milliseconds. */
async function waitAtMost(maxMs: number, work: Promise<void>): Promise<void> {
  const timeoutController = new AbortController();
  await Promise.race([work, wait(maxMs, undefined, { signal: timeoutController.signal }).catch(() => undefined)]);
  timeoutController.abort();
}

/** Creates the writer of a gateway's observations, which knows the prior prices that the log has answered with. */
function createWriter(priceLog: Pick<PriceLog, "record">) {
  const priorPrices = new Map<number, PriorPrice>();
  let pendingObservations: readonly OfferObservation[] = [];
  let comparedAt: number | null = null;
  let coverage: CoverageRecord | null = null;

  const write = async (entries: readonly CatalogueEntry[], at: number): Promise<void> => {
    const isComparison = comparedAt === null || at - comparedAt > COMPARISON_INTERVAL_MS;
    const isCoverageDue = !coverage || at - coverage.until >= COVERAGE_INTERVAL_MS;
    if (pendingObservations.length === 0 && !isComparison && !isCoverageDue) return;
    const changes = pendingObservations;
    const observations = isComparison ? [...changes, ...listAllObservations(entries, at)] : changes;
    const recordResult = await priceLog.record(observations, at);
    if (!recordResult) return;
    pendingObservations = pendingObservations.slice(changes.length);
    const isSameLog = coverage?.epoch === recordResult.coverage.epoch && coverage.since === recordResult.coverage.since;
    ({ coverage } = recordResult);
    if (!isSameLog) priorPrices.clear();
    for (const { id } of observations) priorPrices.delete(id);
    for (const [id, priorPrice] of recordResult.priorPrices) priorPrices.set(id, priorPrice);
    if (isComparison) comparedAt = at;
    else if (!isSameLog) {
      // The log has begun anew, here or by another gateway: all prior prices are counted again.
      comparedAt = null;
      await write(entries, at);
    }
  };

  const findPriorPrice: FindPriorPrice = ({ id, minor }) => {
    const priorPrice = priorPrices.get(id);
    return priorPrice?.minor === minor ? priorPrice.priorMinor : null;
  };

  return {
    write,
    /** Takes over what the log knew before this gateway has compared its prices with it. */
    load(knownPrices: ReadonlyMap<number, PriorPrice>): void {
      if (coverage) return;
      for (const [id, priorPrice] of knownPrices) priorPrices.set(id, priorPrice);
    },
    priorPriceOf: findPriorPrice,
    /** Returns whether all prices have been compared with the log. */
    hasCompared: (): boolean => comparedAt !== null,
    /** Queues changes for the next write. */
    add(changes: readonly OfferObservation[]): void {
      if (pendingObservations.length + changes.length > MAX_PENDING_OFFERS) comparedAt = null;
      else pendingObservations = [...pendingObservations, ...changes];
    },
  };
}

/** Maps a list; returns the same list where no element has changed in content. */
function mapChanged<Item extends object>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  let hasChanged = false;
  const changedItems = items.map((item) => {
    const next = change(item);
    if (next === item || JSON.stringify(next) === JSON.stringify(item)) return item;
    hasChanged = true;
    return next;
  });
  return hasChanged ? changedItems : items;
}

/** Creates the record of the log's failures; the beginning and the end of an outage are logged once. */
function createOutage(log: Log) {
  let isStoreUnavailable = false;
  return {
    /** Runs work with the log; a failure ends it. Never rejects. */
    async during(work: () => Promise<void>): Promise<void> {
      try {
        await work();
        if (isStoreUnavailable) log.info("Prices are recorded again");
        isStoreUnavailable = false;
      } catch (error) {
        if (!isStoreUnavailable)
          log.warn("Prices cannot be recorded; reductions are shown without a percentage", { error });
        isStoreUnavailable = true;
      }
    },
  };
}
