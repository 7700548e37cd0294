import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addWish,
  joinGuestWishes,
  joinWishes,
  removeWish,
  restoreWish,
  activeWishes,
  wishKey,
  type Wish,
  type Wishes,
} from "./wishlist.ts";
import { parseWishes, stringifyWishes } from "./wishlistText.ts";

const wish: fc.Arbitrary<Wish> = fc
  .record({
    productId: fc.integer({ min: 1, max: 6 }),
    variationId: fc.option(fc.integer({ min: 1, max: 3 })),
    choice: fc.dictionary(fc.constantFrom("pa_color", "size"), fc.constantFrom("blue", '6.3″ "plus"', "ä\\")),
    addedAt: fc.integer({ min: 1, max: 20 }),
    more: fc.integer({ min: 0, max: 20 }),
    isGone: fc.boolean(),
  })
  .map(({ more, ...rest }) => ({ ...rest, changedAt: rest.addedAt + more }));
const list: fc.Arbitrary<Wishes> = fc.array(wish, { maxLength: 12 }).map((wishes) => joinWishes([], wishes));
const keys = (wishes: Wishes) => activeWishes(wishes).map(wishKey);
const isInOrder = (wishes: Wishes) =>
  wishes.every(({ addedAt }, index) => index === 0 || addedAt <= (wishes[index - 1]?.addedAt ?? 0));

describe("two copies of one list", () => {
  test("join to the same, whichever comes first and however often", () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(joinWishes(a, b)).toEqual(joinWishes(b, a));
        expect(joinWishes(joinWishes(a, b), b)).toEqual(joinWishes(a, b));
        expect(joinWishes(joinWishes(a, b), c)).toEqual(joinWishes(a, joinWishes(b, c)));
      }),
    );
  });
  test("a removal on one of them removes, a later wish wishes again", () => {
    const phone = { productId: 1, variationId: null, choice: {} };
    const first = addWish([], phone, 100);
    const removed = removeWish(first, phone, 200);
    expect(keys(joinWishes(first, removed))).toEqual([]);
    expect(keys(joinWishes(removed, addWish(removed, phone, 300)))).toEqual(["1-0"]);
  });
});

describe("a guest's list joined at log-in", () => {
  test("loses nothing, doubles nothing, and keeps the order by date added", () => {
    fc.assert(
      fc.property(list, list, (account, guest) => {
        const joined = joinGuestWishes(account, guest);
        expect(new Set(keys(joined))).toEqual(new Set([...keys(account), ...keys(guest)]));
        expect(new Set(joined.map(wishKey)).size).toBe(joined.length);
        expect(isInOrder(joined)).toBe(true);
        for (const { addedAt, ...one } of activeWishes(joined)) {
          const dates = [...activeWishes(account), ...activeWishes(guest)]
            .filter((other) => wishKey(other) === wishKey(one))
            .map((other) => other.addedAt);
          expect(addedAt).toBe(Math.min(...dates));
        }
      }),
    );
  });
  test("a second time changes nothing, nor does a copy of the account that knows less", () => {
    fc.assert(
      fc.property(list, list, (account, guest) => {
        const joined = joinGuestWishes(account, guest);
        expect(joinGuestWishes(joined, guest)).toEqual(joined);
        expect(new Set(keys(joinWishes(joined, account)))).toEqual(new Set(keys(joined)));
      }),
    );
  });
});

describe("changes", () => {
  const phone = { productId: 1, variationId: 11, choice: { pa_color: "blue" } };
  const lamp = { productId: 2, variationId: null, choice: {} };

  test("the newest stands first, and nothing stands twice", () => {
    const both = addWish(addWish([], phone, 100), lamp, 200);
    expect(keys(both)).toEqual(["2-0", "1-11"]);
    expect(addWish(both, phone, 300)).toBe(both);
  });
  test("what is put back stands where it stood", () => {
    const both = addWish(addWish([], phone, 100), lamp, 200);
    expect(activeWishes(restoreWish(removeWish(both, phone, 300), phone, 400)).map(({ addedAt }) => addedAt)).toEqual([
      200, 100,
    ]);
    expect(keys(restoreWish([], phone, 400))).toEqual(["1-11"]);
  });
  test("a clock that runs behind does not undo a change", () => {
    const added = addWish([], phone, 500);
    expect(keys(joinWishes(added, removeWish(added, phone, 400)))).toEqual([]);
  });
  test("removals are forgotten after 90 days", () => {
    const removed = removeWish(addWish([], phone, 100), phone, 200);
    expect(removed).toHaveLength(1);
    expect(addWish(removed, lamp, 91 * 86_400_000)).toHaveLength(1);
  });
});

describe("in writing", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(list, (wishes) => {
        expect(parseWishes(stringifyWishes(wishes))).toEqual(wishes);
      }),
    );
  });
  test("any other text is no wishlist and no error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseWishes(text)).not.toThrow();
      }),
    );
    expect(parseWishes(null)).toEqual([]);
    expect(
      parseWishes(
        '[{"id":7,"added":1,"changed":1},{"id":"x","added":1,"changed":1},null,{"id":8,"variation":-1,"added":1,"changed":1}]',
      ).map(wishKey),
    ).toEqual(["7-0"]);
  });
});
