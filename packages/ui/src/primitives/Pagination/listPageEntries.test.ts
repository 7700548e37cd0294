import { describe, expect, it } from "vitest";
import { listPageEntries } from "./listPageEntries.ts";

describe("pagesAround", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, "gap", 9]],
    [3, 9, [1, 2, 3, 4, "gap", 9]],
    [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
    [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
    [9, 9, [1, "gap", 8, 9]],
  ] as const)("shows page %i of %i as %j", (page, pages, expected) => {
    expect(listPageEntries(page, pages)).toEqual(expected);
  });
});
