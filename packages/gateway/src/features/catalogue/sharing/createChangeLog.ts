import * as v from "valibot";
import type { KeyValueStore } from "../../../storage/KeyValueStore.ts";

/** Change of the shop's products, as reported to one of the gateways. */
export interface SharedChange {
  /** Id of the gateway that wrote it. */
  readonly by: string;
  /** Changed products; empty if unknown. */
  readonly ids: readonly number[];
}

/** Changes since a position in the shared log. */
export interface SharedChanges {
  readonly changes: readonly SharedChange[];
  /** Position up to which the log has been read. */
  readonly position: number;
  /** Whether changes are missing: they have expired, or the log was deleted. */
  readonly isIncomplete: boolean;
  /** Whether the log contains a later change, although the one after `position` has not been written yet. */
  readonly isWaiting: boolean;
}

/** Lifetime of a change; gateways that were away longer read all changes from the shop. */
const CHANGE_TTL_SECONDS = 15 * 60;
/** Lifetime of the counter; a restarted log is recognised by its smaller numbers. */
const COUNTER_TTL_SECONDS = 365 * 24 * 60 * 60;
/** Maximum number of changes that are read individually. */
const MAX_UNREAD_CHANGES = 200;

const COUNTER_NAME = "catalogue-changes";
const toEntryKey = (changeNumber: number): string => `catalogue-change:${changeNumber}`;

const storedChangeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ by: v.string(), ids: v.array(v.pipe(v.number(), v.safeInteger())) }),
);

/**
 * Creates the log of changes in the state store, which all gateways of a shop share. It consists of a counter, and an
 * entry for each value of the counter.
 */
export function createChangeLog(store: Pick<KeyValueStore, "add" | "get" | "set">) {
  const readLastPosition = async (): Promise<number> => (await store.add(COUNTER_NAME, 0, COUNTER_TTL_SECONDS)).value;

  return {
    /**
     * Returns the number of the newest change; 0 for none.
     * @throws KeyValueStoreUnavailableError if the store cannot be used.
     */
    end: readLastPosition,
    /** Adds a change. @throws KeyValueStoreUnavailableError if the store cannot be used. */
    async append(change: SharedChange): Promise<void> {
      const { value } = await store.add(COUNTER_NAME, 1, COUNTER_TTL_SECONDS);
      await store.set(toEntryKey(value), JSON.stringify(change), CHANGE_TTL_SECONDS);
    },
    /**
     * Reads the changes after a position.
     *
     * @param waitsForGaps Whether to stop before a change that has a number and no entry yet; else it counts as missing.
     * @throws KeyValueStoreUnavailableError if the store cannot be used.
     */
    async since(position: number, waitsForGaps: boolean): Promise<SharedChanges> {
      const lastPosition = await readLastPosition();
      const changes: SharedChange[] = [];
      if (lastPosition < position || lastPosition - position > MAX_UNREAD_CHANGES)
        return { changes, position: lastPosition, isIncomplete: true, isWaiting: false };
      let isIncomplete = false;
      for (let changeNumber = position + 1; changeNumber <= lastPosition; changeNumber += 1) {
        const text = await store.get(toEntryKey(changeNumber));
        if (text === null && waitsForGaps)
          return { changes, position: changeNumber - 1, isIncomplete, isWaiting: true };
        const entry = v.safeParse(storedChangeSchema, text);
        if (entry.success) changes.push(entry.output);
        else isIncomplete = true;
      }
      return { changes, position: lastPosition, isIncomplete, isWaiting: false };
    },
  };
}
