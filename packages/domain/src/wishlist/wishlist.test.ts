import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addToWishlistRecords,
  findActiveRecord,
  mergeGuestWishlist,
  mergeWishlists,
  removeFromWishlistRecords,
  restoreInWishlistRecords,
  filterActiveRecords,
  toWishlistItemKey,
  type WishlistRecord,
  type WishlistRecords,
} from "./wishlist.ts";
import { parseWishlist, stringifyWishlist } from "./serializeWishlist.ts";

const wish: fc.Arbitrary<WishlistRecord> = fc
  .record({
    productId: fc.integer({ min: 1, max: 6 }),
    variationId: fc.option(fc.integer({ min: 1, max: 3 })),
    choice: fc.dictionary(fc.constantFrom("pa_color", "size"), fc.constantFrom("blue", '6.3″ "plus"', "ä\\")),
    addedAt: fc.integer({ min: 1, max: 20 }),
    more: fc.integer({ min: 0, max: 20 }),
    isRemoved: fc.boolean(),
  })
  .map(({ more, ...rest }) => ({ ...rest, changedAt: rest.addedAt + more }));
const list: fc.Arbitrary<WishlistRecords> = fc
  .array(wish, { maxLength: 12 })
  .map((wishes) => mergeWishlists([], wishes));
/** List of the present version, which stores every variation with its choice. */
const presentList = list.map((wishes) =>
  wishes.filter(({ variationId, choice }) => variationId === null || Object.keys(choice).length > 0),
);
const keys = (wishes: WishlistRecords) => filterActiveRecords(wishes).map(toWishlistItemKey);
const keyOfPhone = '[1,11,["pa_color=blue"]]';
const isInOrder = (wishes: WishlistRecords) =>
  wishes.every(({ addedAt }, index) => index === 0 || addedAt <= (wishes[index - 1]?.addedAt ?? 0));

describe("two copies of one list", () => {
  test("join to the same, whichever comes first and however often", () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(mergeWishlists(a, b)).toEqual(mergeWishlists(b, a));
        expect(mergeWishlists(mergeWishlists(a, b), b)).toEqual(mergeWishlists(a, b));
        expect(mergeWishlists(mergeWishlists(a, b), c)).toEqual(mergeWishlists(a, mergeWishlists(b, c)));
      }),
    );
  });
  test("a removal on one of them removes, a later wish wishes again", () => {
    const phone = { productId: 1, variationId: null, choice: {} };
    const first = addToWishlistRecords([], phone, 100);
    const removed = removeFromWishlistRecords(first, phone, 200);
    expect(keys(mergeWishlists(first, removed))).toEqual([]);
    expect(keys(mergeWishlists(removed, addToWishlistRecords(removed, phone, 300)))).toEqual(["[1,null,null]"]);
  });
});

describe("an item that is added again", () => {
  const cable = { productId: 1, variationId: 2, choice: { pa_length: "2-m", pa_color: "grey" } };
  const records = addToWishlistRecords([], cable, 100);
  test("is left unchanged with the same options, or without any", () => {
    expect(addToWishlistRecords(records, cable, 200)).toBe(records);
    expect(addToWishlistRecords(records, { ...cable, choice: {} }, 200)).toBe(records);
  });
  test("is another wish with another option, where the variation leaves one open", () => {
    const blueCable = { ...cable, choice: { pa_length: "2-m", pa_color: "blue" } };
    const both = addToWishlistRecords(records, blueCable, 200);
    expect(filterActiveRecords(both).map(({ choice }) => choice)).toEqual([blueCable.choice, cable.choice]);
    expect(parseWishlist(stringifyWishlist(both))).toEqual(both);
    expect(mergeWishlists(records, addToWishlistRecords([], blueCable, 200))).toEqual(both);
    expect(filterActiveRecords(removeFromWishlistRecords(both, cable, 300)).map(({ choice }) => choice)).toEqual([
      blueCable.choice,
    ]);
    expect(findActiveRecord(both, { ...cable, choice: { pa_color: "red", pa_length: "2-m" } })).toBeUndefined();
  });
  test("is the same whatever the order of its options", () => {
    const sameCable = { ...cable, choice: { pa_color: "grey", pa_length: "2-m" } };
    expect(addToWishlistRecords(records, sameCable, 200)).toBe(records);
    expect(mergeWishlists(records, addToWishlistRecords([], sameCable, 200))).toHaveLength(1);
  });
});

describe("an item that was stored without its choice", () => {
  const stored = parseWishlist('[{"id":1,"variation":2,"added":100,"changed":100}]');
  const cable = { productId: 1, variationId: 2, choice: { pa_color: "grey" } };
  test("is found, and removed, by each choice of its variation", () => {
    expect(findActiveRecord(stored, cable)).toBe(stored[0]);
    expect(filterActiveRecords(removeFromWishlistRecords(stored, cable, 200))).toEqual([]);
    expect(findActiveRecord(stored, { ...cable, variationId: 3 })).toBeUndefined();
  });
  test("takes the choice of the addition, in its place, also in another browser's copy", () => {
    const records = addToWishlistRecords(stored, cable, 200);
    const active = [{ ...cable, addedAt: 100, changedAt: 200, isRemoved: false }];
    expect(filterActiveRecords(records)).toEqual(active);
    expect(filterActiveRecords(mergeWishlists(records, stored))).toEqual(active);
    expect(filterActiveRecords(removeFromWishlistRecords(records, cable, 300))).toEqual([]);
  });
  test("takes the choice of a guest at log-in, and is one wish", () => {
    const joined = mergeGuestWishlist(stored, addToWishlistRecords([], cable, 200));
    expect(filterActiveRecords(joined)).toEqual([{ ...cable, addedAt: 100, changedAt: 200, isRemoved: false }]);
    expect(filterActiveRecords(mergeWishlists(joined, stored))).toHaveLength(1);
  });
});

describe("a guest's list joined at log-in", () => {
  test("loses nothing, doubles nothing, and keeps the order by date added", () => {
    fc.assert(
      fc.property(presentList, presentList, (account, guest) => {
        const joined = mergeGuestWishlist(account, guest);
        expect(new Set(keys(joined))).toEqual(new Set([...keys(account), ...keys(guest)]));
        expect(new Set(joined.map(toWishlistItemKey)).size).toBe(joined.length);
        expect(isInOrder(joined)).toBe(true);
        for (const { addedAt, ...one } of filterActiveRecords(joined)) {
          const dates = [...filterActiveRecords(account), ...filterActiveRecords(guest)]
            .filter((other) => toWishlistItemKey(other) === toWishlistItemKey(one))
            .map((other) => other.addedAt);
          expect(addedAt).toBe(Math.min(...dates));
        }
      }),
    );
  });
  test("a second time changes nothing, nor does a copy of the account that knows less", () => {
    fc.assert(
      fc.property(list, list, (account, guest) => {
        const joined = mergeGuestWishlist(account, guest);
        expect(mergeGuestWishlist(joined, guest)).toEqual(joined);
        expect(new Set(keys(mergeWishlists(joined, account)))).toEqual(new Set(keys(joined)));
      }),
    );
  });
});

describe("changes", () => {
  const phone = { productId: 1, variationId: 11, choice: { pa_color: "blue" } };
  const lamp = { productId: 2, variationId: null, choice: {} };

  test("the newest stands first, and nothing stands twice", () => {
    const both = addToWishlistRecords(addToWishlistRecords([], phone, 100), lamp, 200);
    expect(keys(both)).toEqual(["[2,null,null]", keyOfPhone]);
    expect(addToWishlistRecords(both, phone, 300)).toBe(both);
  });
  test("what is put back stands where it stood", () => {
    const both = addToWishlistRecords(addToWishlistRecords([], phone, 100), lamp, 200);
    expect(
      filterActiveRecords(restoreInWishlistRecords(removeFromWishlistRecords(both, phone, 300), phone, 400)).map(
        ({ addedAt }) => addedAt,
      ),
    ).toEqual([200, 100]);
    expect(keys(restoreInWishlistRecords([], phone, 400))).toEqual([keyOfPhone]);
  });
  test("a clock that runs behind does not undo a change", () => {
    const added = addToWishlistRecords([], phone, 500);
    expect(keys(mergeWishlists(added, removeFromWishlistRecords(added, phone, 400)))).toEqual([]);
  });
  test("removals are forgotten after 90 days", () => {
    const removed = removeFromWishlistRecords(addToWishlistRecords([], phone, 100), phone, 200);
    expect(removed).toHaveLength(1);
    expect(addToWishlistRecords(removed, lamp, 91 * 86_400_000)).toHaveLength(1);
  });
});

describe("in writing", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(list, (wishes) => {
        expect(parseWishlist(stringifyWishlist(wishes))).toEqual(wishes);
      }),
    );
  });
  test("any other text is no wishlist and no error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseWishlist(text)).not.toThrow();
      }),
    );
    expect(parseWishlist(null)).toEqual([]);
    expect(
      parseWishlist(
        '[{"id":7,"added":1,"changed":1},{"id":"x","added":1,"changed":1},null,{"id":8,"variation":-1,"added":1,"changed":1}]',
      ).map(toWishlistItemKey),
    ).toEqual(["[7,null,null]"]);
  });
});
