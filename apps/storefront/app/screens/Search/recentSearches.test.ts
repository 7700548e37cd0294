// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { clearRecentSearches, addRecentSearch, readRecentSearches } from "./recentSearches.ts";

beforeEach(() => window.localStorage.clear());

test("the latest comes first, the same words once, and no more than eight are kept", () => {
  for (const search of ["a", "b", "c", "d", "e", "f", "g", "h", "i", " B "]) addRecentSearch(search);
  expect(readRecentSearches()).toEqual(["B", "i", "h", "g", "f", "e", "d", "c"]);
});

test("nothing, and what is longer than the field takes, is not noted", () => {
  addRecentSearch("   ");
  addRecentSearch("x".repeat(5000));
  expect(readRecentSearches()).toEqual([]);
});

test("they can be forgotten", () => {
  addRecentSearch("usb-c");
  clearRecentSearches();
  expect(window.localStorage.length).toBe(0);
  expect(readRecentSearches()).toEqual([]);
});

test.each(["{", "null", '{"a":1}', '[1,null,"",{"x":2}]', "\u0000"])(
  "what somebody else has left there does no harm: %s",
  (text) => {
    window.localStorage.setItem("rewire.searches", text);
    expect(readRecentSearches()).toEqual([]);
  },
);
