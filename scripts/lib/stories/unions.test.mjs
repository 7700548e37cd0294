import { describe, expect, test } from "vitest";
import { faultsOfUnions, unionsOf } from "./unions.mjs";

const texts = [
  `export type StockState = "in" | "out";
   export type Width = "wide" | "narrow";
   export type ProductKind = "simple" | "variable";
   export type SortKey = "price" | "date";
   export type OpeningState = { readonly isOpen: true } | { readonly isOpen: false; readonly next: string };`,
  `const steps = ["booked", "ready"] as const;
   export type RepairState = (typeof steps)[number] | "cancelled";
   export type ReadFailure = StockState | { readonly kind: "offline" } | { readonly kind: "lost"; readonly id: number };`,
];

const isPictured = () => true;

describe("the members of the domain's unions", () => {
  test("are strings, those of a constant list, and the kinds of objects", () => {
    expect(Object.fromEntries(unionsOf(texts))).toEqual({
      StockState: ["in", "out"],
      ProductKind: ["simple", "variable"],
      OpeningState: ["true", "false"],
      RepairState: ["booked", "ready", "cancelled"],
      ReadFailure: ["offline", "lost"],
    });
  });

  test("are each in a story that exists, or have a reason", () => {
    const unions = new Map([["StockState", ["in", "out", "late"]]]);
    const stories = new Map([["Product/StockLabel#In", ""]]);
    const storiesByMember = {
      StockState: { in: "Product/StockLabel#In", out: "Product/StockLabel#Gone", old: "Product/Old#Old" },
    };
    expect(faultsOfUnions(storiesByMember, unions, stories, isPictured)).toEqual([
      'StockState "out" names the story Product/StockLabel#Gone, which does not exist',
      'No story shows StockState "late": name one in packages/ui/docs/unions.json',
      'StockState has no member "old": remove it from packages/ui/docs/unions.json',
    ]);
    const late = { reason: "The shop never sends it." };
    expect(faultsOfUnions({ StockState: { late } }, new Map([["StockState", ["late"]]]), stories, isPictured)).toEqual(
      [],
    );
    const lost = { story: "Product/StockLabel#Lost", reason: "It looks like another." };
    expect(faultsOfUnions({ StockState: { lost } }, new Map([["StockState", ["lost"]]]), stories, isPictured)).toEqual([
      'StockState "lost" names the story Product/StockLabel#Lost, which does not exist',
    ]);
  });

  test("are each in a story that is on a picture", () => {
    const [unions, stories] = [new Map([["StockState", ["in"]]]), new Map([["Product/StockLabel#In", ""]])];
    expect(faultsOfUnions({ StockState: { in: "Product/StockLabel#In" } }, unions, stories, () => false)).toEqual([
      'StockState "in" names the story Product/StockLabel#In, which is on no picture',
    ]);
  });

  test("have a reason for a story only if it is on no picture", () => {
    const [unions, stories] = [new Map([["StockState", ["in"]]]), new Map([["Product/StockLabel#In", ""]])];
    const cells = { StockState: { in: { story: "Product/StockLabel#In", reason: "It looks like another." } } };
    expect(faultsOfUnions(cells, unions, stories, () => false)).toEqual([]);
    expect(faultsOfUnions(cells, unions, stories, isPictured)).toEqual([
      'StockState "in" gives a reason for the story Product/StockLabel#In, which is on a picture',
    ]);
  });

  test("are all in the file of a story that is named for several", () => {
    const unions = new Map([["ReadFailure", ["offline", "lost"]]]);
    const every = "Patterns/FailureText#Every";
    const faultsOf = (source) =>
      faultsOfUnions({ ReadFailure: { offline: every, lost: every } }, unions, new Map([[every, source]]), isPictured);
    expect(faultsOf(`const all = [{ kind: "offline" }, { kind: "lost" }];`)).toEqual([]);
    expect(faultsOf(`const all = [{ kind: "offline" }];`)).toEqual([
      `The story ${every} shows several members, but its file has no "lost" of ReadFailure: add it there`,
    ]);
  });
});
