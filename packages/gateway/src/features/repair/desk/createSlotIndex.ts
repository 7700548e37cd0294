import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";

/**
 * Index of the start times at which places have been taken. Reading free places takes one look per day and, on days
 * with bookings, one per start time, instead of one per place.
 */
export interface SlotIndex {
  /** Adds a start time; call it before a place is taken. */
  add(start: string): Promise<void>;
  /** Returns the start times at which places may be taken; all places of the others are free. */
  filter(startTimes: readonly string[]): Promise<readonly string[]>;
}

interface SlotIndexOptions {
  /** Returns whether a place of a start time is taken, regardless of the index. */
  readonly isOccupied: (start: string) => Promise<boolean>;
  /** Returns for how long a place of a start time is stored at most, in seconds. */
  readonly getBookingSeconds: (start: string) => number;
}

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Time after which all places are read once, in seconds: the store may hold bookings of a version without an index, and
 * gateways of both versions run side by side during an upgrade.
 */
const REBUILD_SECONDS = DAY_SECONDS;

const completeKey = "slot-index";
const toStartKey = (start: string) => `slot-start:${start}`;
const toDayKey = (start: string) => `slot-day:${start.slice(0, "2026-11-23".length)}`;

/** Creates the index, which is shared by all gateways. */
export function createSlotIndex(store: KeyValueStore, { isOccupied, getBookingSeconds }: SlotIndexOptions): SlotIndex {
  let pendingRebuild: Promise<void> | null = null;

  const add = async (start: string): Promise<void> => {
    if (await store.has(toStartKey(start))) return;
    const seconds = getBookingSeconds(start);
    // The day first, without which the start time is not looked up. It outlives every place of the day.
    await store.set(toDayKey(start), "1", seconds + 2 * DAY_SECONDS);
    await store.set(toStartKey(start), "1", seconds + DAY_SECONDS);
  };
  const rebuild = async (startTimes: readonly string[]): Promise<void> => {
    for (const start of startTimes) if (await isOccupied(start)) await add(start);
    await store.set(completeKey, "1", REBUILD_SECONDS);
  };
  const filterKeys = async <Item>(items: readonly Item[], toKey: (item: Item) => string): Promise<readonly Item[]> => {
    const areSet = await Promise.all(items.map((item) => store.has(toKey(item))));
    return items.filter((_, index) => areSet[index]);
  };

  return {
    add,
    async filter(startTimes) {
      if (!(await store.has(completeKey))) {
        pendingRebuild ??= rebuild(startTimes).finally(() => {
          pendingRebuild = null;
        });
        await pendingRebuild;
      }
      const days = await filterKeys([...Map.groupBy(startTimes, toDayKey)], ([dayKey]) => dayKey);
      return filterKeys(
        days.flatMap(([, starts]) => starts),
        toStartKey,
      );
    },
  };
}
