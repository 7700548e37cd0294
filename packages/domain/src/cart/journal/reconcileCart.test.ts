import { describe, expect, it } from "vitest";
import { emptyJournal, type CartJournal, type JournalLine, type PendingChange } from "./CartJournal.ts";
import {
  confirmCart,
  isApplied,
  isSameItem,
  findMissingLines,
  emptyIntent,
  sumQuantity,
  clearPlacedLines,
} from "./reconcileCart.ts";

const item = (productId: number, options: Readonly<Record<string, string>> = {}) => ({
  productId,
  variationId: Object.keys(options).length > 0 ? productId * 10 : null,
  variation: Object.entries(options).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
  extraData: null,
});
const line = (productId: number, quantity: number): JournalLine => ({
  key: `key-${productId}`,
  item: item(productId),
  quantity,
  name: `Product ${productId}`,
});
const journalOf = (lines: readonly JournalLine[], more: Partial<CartJournal> = {}): CartJournal => ({
  ...emptyJournal,
  lines,
  ...more,
});
const pendingChange = (change: Partial<PendingChange>): PendingChange => ({
  id: "a",
  kind: "add",
  key: null,
  item: item(1),
  quantity: 1,
  name: "Product 1",
  preview: null,
  isQueued: true,
  tab: "",
  quantityBefore: null,
  at: 0,
  ...change,
});
const living = { isNewSession: false, isShared: true, canRefillAccount: false };

describe("items", () => {
  it("are the same where the values that both name are, whatever the attribute is prefixed with", () => {
    expect(isSameItem(item(1, { pa_color: "red" }), item(1, { Color: "red", size: "m" }))).toBe(true);
    expect(isSameItem(item(1, { pa_color: "red" }), item(1, { Color: "blue" }))).toBe(false);
    expect(isSameItem(item(1), { ...item(1), extraData: "{}" })).toBe(false);
  });

  it("are counted by key where it is known", () => {
    const lines = [line(1, 2), { ...line(1, 3), key: "other" }];
    expect(sumQuantity(lines, item(1))).toBe(5);
    expect(sumQuantity(lines, item(1), "other")).toBe(3);
  });
});

describe("missing lines", () => {
  const journal = journalOf([line(1, 2), line(2, 1)]);

  it("are those of the journal that the shop's cart lacks", () => {
    expect(findMissingLines(journal, [line(1, 1)], emptyIntent, living)).toEqual([line(1, 1), line(2, 1)]);
    expect(findMissingLines(journal, [line(1, 2), line(2, 1)], emptyIntent, living)).toEqual([]);
  });

  it("are none where the operation took them out", () => {
    expect(findMissingLines(journal, [], { ...emptyIntent, isEmptied: true }, living)).toEqual([]);
    const quantitiesByKey = new Map([["key-1", 0]]);
    expect(findMissingLines(journal, [line(2, 1)], { ...emptyIntent, quantitiesByKey }, living)).toEqual([]);
  });

  it("do not hide behind pieces that were added by the operation", () => {
    const additions = [{ item: item(1), quantity: 2 }];
    expect(findMissingLines(journal, [line(1, 2), line(2, 1)], { ...emptyIntent, additions }, living)).toEqual([
      line(1, 2),
    ]);
  });

  it("leave additions out where another tab has written the journal meanwhile", () => {
    const intent = { ...emptyIntent, additions: [{ item: item(1), quantity: 2 }], linesBefore: [] };
    expect(findMissingLines(journal, [line(1, 2), line(2, 1)], intent, living)).toEqual([]);
  });

  it("are restored in a new session whoever it belongs to, and else where no other tab or device can have taken them out", () => {
    const account = journalOf([line(1, 2)], { isGuest: false });
    expect(findMissingLines(account, [], emptyIntent, living)).toEqual([]);
    expect(findMissingLines(account, [], emptyIntent, { ...living, canRefillAccount: true })).toEqual([line(1, 2)]);
    expect(findMissingLines(account, [line(1, 1)], emptyIntent, { ...living, canRefillAccount: true })).toEqual([]);
    expect(findMissingLines(account, [], emptyIntent, { ...living, isNewSession: true })).toEqual([line(1, 2)]);
    expect(findMissingLines(journalOf([line(1, 2)]), [], emptyIntent, { ...living, isShared: false })).toEqual([]);
  });
});

describe("a confirmed cart", () => {
  const confirmed = { lines: [line(1, 1)], coupons: ["spring"], giftCards: ["…1234"], rate: "flat_rate:1" };

  it("replaces the journal's, and what is still to be restored stays in it", () => {
    const journal = confirmCart(emptyJournal, confirmed, { now: 5, missing: [line(1, 2), line(2, 1)] });
    expect(journal).toMatchObject({ ...confirmed, lines: [line(1, 3), line(2, 1)], at: 5 });
  });

  it("leaves the journal as it is where nothing is new", () => {
    const journal = confirmCart(emptyJournal, confirmed, { now: 5 });
    expect(confirmCart(journal, confirmed, { now: 9 })).toBe(journal);
  });

  it("needs no consent once it is empty", () => {
    const journal = journalOf([line(1, 1)], { needsConsent: true });
    expect(confirmCart(journal, confirmed, { now: 5 }).needsConsent).toBe(true);
    expect(confirmCart(journal, { ...confirmed, lines: [] }, { now: 5 }).needsConsent).toBe(false);
  });
});

describe("an addition whose answer was lost", () => {
  it("is made when the cart holds its pieces beside those of before", () => {
    expect(isApplied(pendingChange({ quantityBefore: 1, quantity: 2 }), 3)).toBe(true);
    expect(isApplied(pendingChange({ quantityBefore: 1, quantity: 2 }), 2)).toBe(false);
    expect(isApplied(pendingChange({ quantityBefore: null }), 9)).toBe(false);
    expect(isApplied(pendingChange({ kind: "set", quantityBefore: 0 }), 9)).toBe(false);
  });

  it("is not made again after an order that had it, and begins anew after one that had not", () => {
    const pending = [
      pendingChange({ id: "had", quantityBefore: 0 }),
      pendingChange({ id: "not", item: item(2), quantityBefore: 0 }),
    ];
    const journal = clearPlacedLines(journalOf([line(1, 1)], { pending, coupons: ["spring"], rate: "flat_rate:1" }));
    expect(journal).toMatchObject({ lines: [], coupons: [], rate: null });
    expect(journal.pending).toEqual([pendingChange({ id: "not", item: item(2), quantityBefore: 0 })]);
  });
});
