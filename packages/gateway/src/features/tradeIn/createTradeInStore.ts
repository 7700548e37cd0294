import { createHash } from "node:crypto";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createLocks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { tradeInNumbersSchema, tradeInRecordSchema, type TradeInRecord } from "./tradeInRecord.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** Time for which an appointment is stored after it, in days; then nothing of its customer is left. */
const RETENTION_DAYS = 30;
/** Longer than any appointment is stored: what is left of a list disappears by itself. */
const LIST_LIFETIME_SECONDS = 120 * DAY_SECONDS;

const toRecordKey = (number: string) => `trade-in:${number}`;
const toAddressKey = (email: string) =>
  `trade-in-address:${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;

/**
 * Creates the store of trade-in appointments, with a list of appointment numbers for each e-mail address.
 *
 * @param now Returns the current time in milliseconds.
 */
export function createTradeInStore(store: KeyValueStore, now: () => number) {
  const locks = createLocks(store);
  const readNumbers = async (email: string) =>
    parseOrNull(tradeInNumbersSchema, (await store.get(toAddressKey(email))) ?? "") ?? [];
  const changeNumbers = (email: string, change: (numbers: readonly string[]) => readonly string[]) =>
    locks.run(toAddressKey(email), async () => {
      const numbers = change(await readNumbers(email));
      if (numbers.length === 0) await store.delete(toAddressKey(email));
      else await store.set(toAddressKey(email), JSON.stringify(numbers), LIST_LIFETIME_SECONDS);
    });

  return {
    /** Runs work on an appointment, one gateway at a time. @throws LockTimeoutError */
    runExclusively: <Value>(number: string, work: () => Promise<Value>) => locks.run(toRecordKey(number), work),
    read: async (number: string) => parseOrNull(tradeInRecordSchema, (await store.get(toRecordKey(number))) ?? ""),
    async write(record: TradeInRecord): Promise<void> {
      const secondsUntilSlot = Math.max(0, Math.ceil((Date.parse(record.slot) - now()) / 1000));
      await store.set(
        toRecordKey(record.number),
        JSON.stringify(record),
        secondsUntilSlot + RETENTION_DAYS * DAY_SECONDS,
      );
    },
    delete: (number: string) => store.delete(toRecordKey(number)),
    /** Numbers of the appointments of an address; some of them may no longer be stored. */
    numbersOf: readNumbers,
    addNumber: (email: string, number: string) =>
      changeNumbers(email, (numbers) => [...numbers.filter((other) => other !== number), number]),
    removeNumber: (email: string, number: string) =>
      changeNumbers(email, (numbers) => numbers.filter((other) => other !== number)),
  };
}

export type TradeInStore = ReturnType<typeof createTradeInStore>;
