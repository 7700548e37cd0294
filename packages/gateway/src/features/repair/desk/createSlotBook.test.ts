import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../../../log/createLog.ts";
import { createMemoryStore } from "../../../storage/createMemoryStore.ts";
import { sealStore } from "../../../storage/sealStore.ts";
import { createSlotBook, HOLD_SECONDS } from "./createSlotBook.ts";

const monday = "2026-11-23T11:30:00+01:00";
const later = "2026-11-23T12:00:00+01:00";
let time = 0;
beforeEach(() => {
  time = Date.parse("2026-11-20T09:00:00Z");
});
const open = (places: number) =>
  createSlotBook(
    createMemoryStore(() => time),
    places,
    () => time,
  );
const takenAt = async (book: ReturnType<typeof open>, start: string) => (await book.countOccupied([start])).get(start);

/** Opens a book whose reads of the store are counted. */
function openCounted(places: number) {
  const store = createMemoryStore(() => time);
  let reads = 0;
  const count = <Value>(value: Value): Value => {
    reads += 1;
    return value;
  };
  const counted = {
    ...store,
    get: (key: string) => count(store.get(key)),
    has: (key: string) => count(store.has(key)),
  };
  return { store, book: createSlotBook(counted, places, () => time), reads: () => reads };
}

describe("what is free", () => {
  /** All half hours of sixty days. */
  const starts = Array.from({ length: 60 }, (_, day) =>
    Array.from({ length: 24 }, (__, slot) => {
      const start = new Date(Date.parse("2026-11-23T08:00:00Z") + day * 86_400_000 + slot * 1_800_000);
      return start.toISOString().replace(".000Z", "+00:00");
    }),
  ).flat();

  test("is read by days, by the times of days with bookings, and by the places of those times", async () => {
    const { book, reads } = openCounted(20);
    await book.countOccupied(starts);
    const readsOfFirst = reads();
    await book.countOccupied(starts);
    const readsOfEmpty = reads() - readsOfFirst;
    expect(readsOfEmpty).toBeLessThanOrEqual(61);
    await book.holdSlot(starts[0] ?? "", "ada");
    await book.book(starts[1] ?? "", 7);
    const readsBefore = reads();
    const counts = await book.countOccupied(starts);
    expect([...counts.values()].slice(0, 3)).toEqual([1, 1, 0]);
    expect(counts.size).toBe(starts.length);
    expect(reads() - readsBefore).toBeLessThanOrEqual(61 + 24 + 2 * 20);
  });

  test("knows bookings of a version that had no index, and of one that runs beside for a day", async () => {
    const { book, store } = openCounted(2);
    await store.set(`slot:${monday}:1`, "booked ada", 86_400);
    expect(await takenAt(book, monday)).toBe(1);
    await store.set(`slot:${later}:0`, "bo", 3 * 86_400);
    time += 86_400_000;
    expect((await book.countOccupied([monday, later])).get(later)).toBe(1);
  });

  test.each(["holdSlot", "confirm"] as const)(
    "knows at once what %s takes over from a version that had no index",
    async (method) => {
      const { book, store } = openCounted(2);
      expect(await takenAt(book, monday)).toBe(0);
      await store.set(`slot:${monday}:1`, "ada", HOLD_SECONDS);
      expect(await book[method](monday, "ada")).toBe(true);
      expect(await takenAt(book, monday)).toBe(1);
    },
  );

  test("counts a booking as long as its time is shown, whoever was first on its day", async () => {
    const { book } = openCounted(2);
    const first = "2026-11-23T00:00:00+01:00";
    const last = "2026-11-23T23:30:00+01:00";
    expect([await book.book(last, 1), await book.book(first, 2)]).toEqual([true, true]);
    // One second before the last one.
    time = Date.parse(last) - 1000;
    expect(Object.fromEntries(await book.countOccupied([first, last]))).toEqual({ [first]: 1, [last]: 1 });
  });
});

describe("a place at the counter", () => {
  test("the last one goes to one of two who ask at once", async () => {
    const book = open(1);
    const answers = await Promise.all([book.holdSlot(monday, "ada"), book.holdSlot(monday, "bo")]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await takenAt(book, monday)).toBe(1);
  });

  test("held again is the same place", async () => {
    const book = open(2);
    await book.holdSlot(monday, "ada");
    await book.holdSlot(monday, "ada");
    expect(await takenAt(book, monday)).toBe(1);
  });

  test("another time gives the first back", async () => {
    const book = open(1);
    await book.holdSlot(monday, "ada");
    await book.holdSlot(later, "ada");
    expect([await takenAt(book, monday), await takenAt(book, later)]).toEqual([0, 1]);
  });

  test("another time that is taken leaves the first", async () => {
    const book = open(1);
    await book.holdSlot(later, "bo");
    await book.holdSlot(monday, "ada");
    expect(await book.holdSlot(later, "ada")).toBe(false);
    expect(await takenAt(book, monday)).toBe(1);
  });

  test("held and forgotten is free again; booked stays beyond its time", async () => {
    const book = open(1);
    await book.holdSlot(monday, "ada");
    time += (HOLD_SECONDS + 1) * 1000;
    expect(await book.confirm(monday, "bo")).toBe(true);
    expect(await book.confirm(monday, "ada")).toBe(false);
    time = Date.parse(monday) + 60_000;
    expect(await takenAt(book, monday)).toBe(1);
  });

  test("given back is free", async () => {
    const book = open(1);
    await book.holdSlot(monday, "ada");
    expect(await book.slotHeldBy("ada")).toBe(monday);
    await book.release("ada");
    expect([await takenAt(book, monday), await book.slotHeldBy("ada")]).toEqual([0, null]);
  });

  test("booked is nobody's to give back, whatever an old tab does with its holder", async () => {
    const book = open(2);
    await book.holdSlot(monday, "ada");
    expect([await book.confirm(monday, "ada"), await book.confirm(monday, "ada")]).toEqual([true, true]);
    await book.release("ada");
    await book.holdSlot(later, "ada");
    await book.release("ada");
    expect([await takenAt(book, monday), await takenAt(book, later)]).toEqual([1, 0]);
  });

  test("cancelled is not booked by a repeated confirmation, but by a new booking of the order", async () => {
    const book = open(2);
    await book.holdSlot(monday, "ada");
    await book.confirm(monday, "ada", 890);
    await book.cancel(monday, 890);
    expect(await book.confirm(monday, "ada", 890)).toBe(true);
    expect(await takenAt(book, monday)).toBe(0);
    await book.book(monday, 890);
    expect([await book.confirm(monday, "ada", 890), await takenAt(book, monday)]).toEqual([true, 1]);
    expect([await book.confirm(monday, "bo", 891), await takenAt(book, monday)]).toEqual([true, 2]);
  });

  test("booked before a start with another secret is nobody else's", async () => {
    const backend = createMemoryStore(() => time);
    const [before, after] = (["a", "b"] as const).map((letter) =>
      createSlotBook(sealStore(backend, [letter.repeat(32)], silentLog), 1, () => time),
    ) as [ReturnType<typeof open>, ReturnType<typeof open>];
    await before.book(monday, 890);
    expect([await takenAt(after, monday), await after.book(monday, 891)]).toEqual([1, false]);
  });

  test("whatever people do at once, no start has more of them than places, and nobody keeps two", async () => {
    const steps = fc.array(
      fc.record({
        who: fc.constantFrom("a", "b", "c", "d", "e"),
        what: fc.constantFrom("holdSlot", "confirm", "release"),
        start: fc.constantFrom(monday, later),
      }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (all, places) => {
        const store = createMemoryStore(() => time);
        const book = createSlotBook(store, places, () => time);
        for (let from = 0; from < all.length; from += 3) {
          // Several people at once; one person does one thing after the other.
          await Promise.all(
            [...Map.groupBy(all.slice(from, from + 3), ({ who }) => who).values()].map(async (mine) => {
              for (const { who, what, start } of mine)
                await (what === "release" ? book.release(who) : book[what as "holdSlot"](start, who));
            }),
          );
          const keys = [monday, later].flatMap((start) =>
            Array.from({ length: places + 2 }, (_, place) => `slot:${start}:${place}`),
          );
          const holders = (await Promise.all(keys.map((key) => store.get(key)))).filter((holder) => holder !== null);
          const activeHolders = holders.filter((holder) => !holder?.startsWith("booked"));
          expect(new Set(activeHolders).size).toBe(activeHolders.length);
          for (const count of (await book.countOccupied([monday, later])).values())
            expect(count).toBeLessThanOrEqual(places);
          for (const start of [monday, later]) expect(await store.get(`slot:${start}:${places}`)).toBeNull();
        }
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 100) },
    );
  });
});
