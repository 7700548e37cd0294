import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paginate, parsePageNumber } from "./pages.ts";

describe("parsePageNumber", () => {
  test.each([
    ["1", 1],
    ["24", 24],
    ["999999999", 999999999],
  ])("%s", (text, page) => expect(parsePageNumber(text)).toBe(page));
  test.each(["0", "-1", "abc", "", "1.5", "01", " 1", "1 ", "1e3", "٣", "9999999999"])("%j is no page", (text) =>
    expect(parsePageNumber(text)).toBeNull(),
  );
});

describe("paginate", () => {
  test("the last page holds the rest", () =>
    expect(paginate([1, 2, 3, 4, 5], 2, 3)).toEqual({ items: [4, 5], total: 5, page: 2, pageCount: 2 }));
  test("the first page of nothing is an empty page", () =>
    expect(paginate([], 1, 24)).toEqual({ items: [], total: 0, page: 1, pageCount: 1 }));
  test.each([0, -1, 3, 9999])("page %i of two lies beyond", (page) =>
    expect(paginate([1, 2, 3, 4, 5], page, 3)).toBeNull(),
  );
  test("all pages together are all items, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (items, size) => {
        const count = paginate(items, 1, size)?.pageCount ?? 0;
        const pages = Array.from({ length: count }, (_, index) => paginate(items, index + 1, size));
        expect(pages.flatMap((page) => page?.items ?? [])).toEqual(items);
        expect(paginate(items, count + 1, size)).toBeNull();
      }),
    );
  });
});
