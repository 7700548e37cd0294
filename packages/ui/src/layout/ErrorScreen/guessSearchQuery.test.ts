import { describe, expect, it } from "vitest";
import { guessSearchQuery } from "./guessSearchQuery.ts";

describe("queryFromPath", () => {
  it.each([
    ["/product/nordlis-n3", "nordlis n3"],
    ["/de/product-category/kopfh%C3%B6rer/", "kopfhörer"],
    ["/wp-login.php?x=1", "wp login"],
    ["/%E0%A4%A", ""],
    ["/", ""],
    ["/products/page/99", ""],
  ])("%s gives “%s”", (path, words) => {
    expect(guessSearchQuery(path)).toBe(words);
  });

  it("keeps long addresses short", () => {
    expect(guessSearchQuery(`/${"a".repeat(500)}`)).toHaveLength(60);
  });
});
