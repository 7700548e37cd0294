import { describe, expect, it } from "vitest";
import { emptyJournal, type CartJournal } from "./CartJournal.ts";
import { parseJournal } from "./parseJournal.ts";

const item = { productId: 7, variationId: null, variation: [], extraData: null };
const journal: CartJournal = {
  ...emptyJournal,
  lines: [{ key: "a", item, quantity: 2, name: "Charger" }],
  pending: [
    {
      id: "1",
      kind: "add",
      key: null,
      item,
      quantity: 1,
      name: "Charger",
      preview: null,
      isQueued: true,
      tab: "",
      quantityBefore: 2,
      at: 10,
    },
  ],
  losses: [
    {
      id: "2",
      kind: "line",
      name: "Cable",
      requestedQuantity: 3,
      quantityInCart: 1,
      failure: { kind: "notPurchasable" },
    },
  ],
  settledAttempt: "attempt",
  at: 10,
};
/** The same journal as the release before version 2 stored it. */
const earlier = {
  version: 1,
  lines: journal.lines,
  coupons: [],
  giftCards: [],
  rate: null,
  waiting: [
    {
      id: "1",
      kind: "add",
      key: null,
      item,
      quantity: 1,
      name: "Charger",
      shown: null,
      isKept: true,
      tab: "",
      before: 2,
      at: 10,
    },
  ],
  losses: [{ id: "2", kind: "line", name: "Cable", wanted: 3, kept: 1, failure: { kind: "notPurchasable" } }],
  orderedBy: "attempt",
  isGuest: true,
  needsConsent: false,
  at: 10,
};

describe("a stored journal", () => {
  it("is read as it was written", () => expect(parseJournal(JSON.stringify(journal), 20)).toEqual(journal));

  it("of an earlier release keeps its lines, pending changes and losses", () =>
    expect(parseJournal(JSON.stringify(earlier), 20)).toEqual(journal));

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", JSON.stringify({ ...journal, version: 3 })],
    ["a broken list of changes", JSON.stringify({ ...journal, pending: [{ id: 1 }] })],
    ["a broken list of an earlier release", JSON.stringify({ ...earlier, waiting: "none" })],
  ])("of %s gives an empty one", (_, text) => expect(parseJournal(text, 20)).toBe(emptyJournal));

  it("that has not changed for a month gives an empty one", () =>
    expect(parseJournal(JSON.stringify(journal), 10 + 30 * 24 * 60 * 60 * 1000)).toBe(emptyJournal));
});
