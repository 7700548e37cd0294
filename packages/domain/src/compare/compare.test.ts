import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chooseComparedRepairs,
  parseMeasure,
  MAX_COMPARED_PRODUCTS,
  parseComparison,
  stringifyComparison,
} from "./compare.ts";

const read = (query: string) => parseComparison(new URLSearchParams(query));

describe("the address of a comparison", () => {
  test("is read as it was printed", () => {
    const slug = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((text) => text.trim() === text && !text.includes(","))
      .map((text) => text.toWellFormed());
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: MAX_COMPARED_PRODUCTS }), fc.boolean(), (slugs, isShort) => {
        expect(read(stringifyComparison({ slugs, isShort }))).toEqual({
          slugs,
          omittedSlugs: [],
          isShort: isShort && slugs.length > 0,
        });
      }),
    );
  });
  test("a fifth is left out and named, the same one counts once", () => {
    expect(read("?products=a,b,a,c,d,e,f")).toEqual({
      slugs: ["a", "b", "c", "d"],
      omittedSlugs: ["e", "f"],
      isShort: false,
    });
  });
  test.each(["", "?products=", "?products=,,%20,", "?differences=true", `?products=${"x".repeat(5000)}`])(
    "%s asks for nothing",
    (query) => {
      expect(read(query).slugs).toEqual([]);
    },
  );
});

describe("what is better the more there is of it", () => {
  test.each([
    ["4,700 mAh, 45 W USB-C", { amount: 4700, kind: "charge" }],
    ["4.700 mAh", { amount: 4700, kind: "charge" }],
    ["99.5 Wh", { amount: 99.5, kind: "energy" }],
    ["1 TB", { amount: 1024, kind: "memory" }],
    ["512GB", { amount: 512, kind: "memory" }],
    ["8.4 of 10", { amount: 8.4, kind: "index" }],
    ["8,4 / 10", { amount: 8.4, kind: "index" }],
    ["8,4 von 10", { amount: 8.4, kind: "index" }],
    ["9,6 sur 10 (essai)", { amount: 9.6, kind: "index" }],
  ])("%s", (text, measure) => expect(parseMeasure(text)).toEqual(measure));
  test.each(["", "USB-C", "120 Hz", "6.3″ OLED", "256 GB to 1 TB", "IP68", "up to 40 h", "mAh", "5 GBit/s"])(
    "nobody can say of %s",
    (text) => expect(parseMeasure(text)).toBeNull(),
  );
});

describe("chooseComparedRepairs", () => {
  const offer = (fault: string) => ({
    fault,
    name: fault,
    minutes: null,
    price: { minor: 100, currency: "EUR" },
    isFrom: false,
  });
  const choose = (...lists: readonly (readonly string[])[]) =>
    chooseComparedRepairs(lists.map((faults) => faults.map(offer))).map((chosen) => chosen?.fault);

  test("chooses what most of the products have, and of several the first", () => {
    expect(choose(["battery", "screen"], ["screen", "battery"], ["screen"])).toEqual(["screen", "screen", "screen"]);
    expect(choose(["battery", "screen"], [], ["screen", "battery"])).toEqual(["battery", undefined, "battery"]);
  });

  test("chooses none that one product has alone", () => {
    expect(choose(["battery"], ["screen"])).toEqual([undefined, undefined]);
    expect(choose([], [])).toEqual([undefined, undefined]);
  });
});
