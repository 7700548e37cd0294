import { randomUUID } from "node:crypto";
import type { Log } from "../../../log/createLog.ts";
import { KeyValueStoreUnavailableError } from "../../../storage/errors.ts";
import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";
import type { CatalogueService } from "../CatalogueService.ts";
import { createChangeLog, type SharedChange } from "./createChangeLog.ts";
import { createLoop } from "./createLoop.ts";

interface ChangeSyncDependencies {
  readonly store: Pick<KeyValueStore, "add" | "get" | "set">;
  readonly catalogue: Pick<CatalogueService, "categories" | "readProducts" | "readMissedChanges" | "scheduleRefresh">;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  /** Interval at which the log is read, in milliseconds. @default 1000 */
  readonly pollMs?: number | undefined;
}

/** Shares changes with the other gateways of the shop. */
export interface ChangeSync {
  /** Publishes a change to the other gateways. @param ids Changed products; empty if unknown */
  readonly announce: (ids: readonly number[]) => void;
  /** Publishes products that a read of the shop has found changed, unless they have been published before. */
  readonly announceRead: (ids: readonly number[]) => void;
  /** Starts to follow the log: from its current position, or from when the store becomes available. */
  readonly start: () => Promise<void>;
  /** Stops; resolves when no work is in progress. */
  readonly stop: () => Promise<void>;
}

/** Number of polls for which an announced entry may be missing, while it is being written. */
const MAX_GAP_WAITS = 3;
/** Maximum number of products in one entry; longer lists are written as empty, which means "unknown". */
const MAX_SHARED_IDS = 100;
/** Time in milliseconds within which a product is not announced again by reads. */
const RECENT_CHANGE_MS = 10_000;

/**
 * Creates the service that synchronises several gateways. A webhook reaches only one of them; the others read the
 * changed product as soon as it appears in the shared log. While the state store is unavailable, each gateway relies on
 * its own reads.
 */
export function createChangeSync({ store, catalogue, now, log, pollMs = 1_000 }: ChangeSyncDependencies): ChangeSync {
  const gatewayId = randomUUID();
  const changeLog = createChangeLog(store);
  const recentIds = createRecentIds(now);
  const outage = createOutage(log);
  let unsentChanges: readonly SharedChange[] = [];
  let position: number | null = null;
  let gapWaitCount = 0;

  const announce = (ids: readonly number[]): void => {
    recentIds.add(ids);
    const areIdsUnknown = ids.length === 0 || ids.length > MAX_SHARED_IDS || unsentChanges.length >= MAX_SHARED_IDS;
    unsentChanges = areIdsUnknown ? [{ by: gatewayId, ids: [] }] : [...unsentChanges, { by: gatewayId, ids }];
    pollLoop.hurry();
  };
  const sendChanges = async (): Promise<void> => {
    for (let change = unsentChanges[0]; change; change = unsentChanges[0]) {
      const sentChange = change;
      await changeLog.append(sentChange);
      unsentChanges = unsentChanges.filter((candidate) => candidate !== sentChange);
    }
  };
  const receiveChanges = async (startPosition: number): Promise<void> => {
    const sharedChanges = await changeLog.since(startPosition, gapWaitCount < MAX_GAP_WAITS);
    gapWaitCount = sharedChanges.isWaiting ? gapWaitCount + 1 : 0;
    ({ position } = sharedChanges);
    const foreignChanges = sharedChanges.changes.filter(({ by }) => by !== gatewayId);
    recentIds.add(foreignChanges.flatMap(({ ids }) => ids));
    applyForeignChanges(catalogue, foreignChanges, sharedChanges.isIncomplete);
  };
  const pollChanges = async (): Promise<void> => {
    // Behind a cache there are no requests that would trigger a check, and some changes have no webhook.
    void catalogue.categories();
    const wasStoreUnavailable = outage.isAway();
    await outage.during(async () => {
      if (position === null) {
        position = await changeLog.end();
        if (wasStoreUnavailable) catalogue.readMissedChanges();
      }
      await sendChanges();
      await receiveChanges(position);
    });
  };
  const pollLoop = createLoop({ work: pollChanges, intervalMs: pollMs, log });

  return {
    announce,
    announceRead: (ids) => {
      const newIds = ids.filter((id) => !recentIds.has(id));
      if (newIds.length > 0) announce(newIds);
    },
    ...pollLoop,
  };
}

/** Creates the set of recently announced products. */
function createRecentIds(now: () => number) {
  const times = new Map<number, number>();
  const isRecent = (id: number): boolean => now() - (times.get(id) ?? -Infinity) <= RECENT_CHANGE_MS;
  return {
    has: isRecent,
    add(ids: readonly number[]): void {
      for (const id of times.keys()) if (!isRecent(id)) times.delete(id);
      for (const id of ids) times.set(id, now());
    },
  };
}

/** Reads the changes that other gateways have published. */
function applyForeignChanges(
  catalogue: ChangeSyncDependencies["catalogue"],
  changes: readonly SharedChange[],
  isIncomplete: boolean,
) {
  const ids = changes.flatMap((change) => change.ids);
  if (ids.length > 0) catalogue.readProducts(ids);
  if (changes.some((change) => change.ids.length === 0)) catalogue.scheduleRefresh();
  if (isIncomplete) catalogue.readMissedChanges();
}

/** Creates the record of the state store's availability; the beginning and the end of an outage are logged once. */
function createOutage(log: Log) {
  let isUnavailable = false;
  return {
    isAway: (): boolean => isUnavailable,
    /** Runs work with the store; an outage ends it. */
    async during(work: () => Promise<void>): Promise<void> {
      try {
        await work();
        if (isUnavailable) log.info("Changes of the catalogue are shared with other gateways again");
        isUnavailable = false;
      } catch (error) {
        if (!(error instanceof KeyValueStoreUnavailableError)) throw error;
        if (!isUnavailable) log.warn("Changes of the catalogue cannot be shared with other gateways", { error });
        isUnavailable = true;
      }
    },
  };
}
