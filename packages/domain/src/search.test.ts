import { describe, expect, test } from "vitest";
import { matchesSearch, searchWords } from "./search.ts";

const finds = (text: string, search: string) => matchesSearch(text, searchWords(search));

describe("search", () => {
  test("knows no case", () => expect(finds("Nordlys N3 Pro", "nordLYS")).toBe(true));
  test("folds accents, both ways", () => {
    expect(finds("Écouteurs sans fil", "ecouteurs")).toBe(true);
    expect(finds("Ecouteurs sans fil", "écouteurs")).toBe(true);
  });
  test("asks for every word, in any order", () => {
    expect(finds("Loom Over-Ear headphones", "headphones loom")).toBe(true);
    expect(finds("Loom Over-Ear headphones", "loom charger")).toBe(false);
  });
  test("an empty search finds everything", () => expect(finds("anything", "   ")).toBe(true));
  test("signs are words like any other", () => expect(finds("100 % cotton", "%")).toBe(true));
});
