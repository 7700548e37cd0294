import { expect, test } from "vitest";
import { limitSuggestions, splitByMatch, MAX_SUGGESTIONS } from "./suggestions.ts";
import { suggestions } from "../testing/index.ts";

const markMatches = (text: string, searchText: string) =>
  splitByMatch(text, searchText)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

test.each([
  ["Nordlys N3 Pro", "nordlys n3", "[Nordlys N3] Pro"],
  ["Écouteurs Loom", "ecout", "[Écout]eurs Loom"],
  ["Größe", "grosse", "[Größe]"],
  ["Cœur d’acier", "COEUR", "[Cœur] d’acier"],
  ["Señal móvil", "senal", "[Señal] móvil"],
  ["Case for Nordlys N3", "n3", "Case for Nordlys [N3]"],
  ["Case", "", "Case"],
  ["aaa", "aa", "[aa]a"],
  ["a.b*c", ".b*", "a[.b*]c"],
])("%s, searched for %s", (text, searchText, expected) => expect(markMatches(text, searchText)).toBe(expected));

test("never more than eight rows, and products make room", () => {
  const many = {
    ...suggestions.nordlys,
    products: Array.from({ length: 10 }, () => suggestions.nordlys.products[0]).filter(
      (candidate) => candidate !== undefined,
    ),
  };
  const { products, repairs, categories } = limitSuggestions(many);
  expect(products.length + repairs.length + categories.length).toBe(MAX_SUGGESTIONS);
  expect(repairs.length).toBe(2);
});
