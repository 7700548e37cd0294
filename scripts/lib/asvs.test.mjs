import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LEVELS, requirementsUpTo, toMarkdown } from "./asvs.mjs";

const root = new URL("../../", import.meta.url);
const rows = JSON.parse(readFileSync(new URL("docs/security/asvs.json", root), "utf8"));
const proofs = rows.flatMap(({ id, shownBy = [] }) => shownBy.map(({ file, words }) => [id, file, words]));

/** What runs or is set: words in a comment prove nothing. */
const code = (file) =>
  readFileSync(new URL(file, root), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .join("\n");

const isTest = (file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file);

/** Texts that stand before a test's function, and names in a table of cases. */
const titlesOf = (text) =>
  [...text.matchAll(/(?:\(|^\s*\[)\s*(["`])((?:(?!\1)[^\\]|\\.)*)\1,/gm)].map(([, , title]) => title);

test("the standard has 345 requirements, 70 of level 1 and 183 of level 2", () => {
  expect(Object.values(LEVELS).join("")).toHaveLength(345);
  expect(requirementsUpTo(1)).toHaveLength(70);
  expect(requirementsUpTo(2)).toHaveLength(253);
});

test("every requirement of levels 1 and 2 stands in the table once, in its order, with its level", () => {
  expect(rows.map(({ id, level }) => [id, level])).toEqual(requirementsUpTo(2));
});

describe("a row", () => {
  test("that is met names what shows it", () => {
    const bare = rows.filter(({ state, shownBy = [] }) => state === "met" && shownBy.length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test("that is not met, or not applicable, says why and names no test", () => {
    const silent = rows.filter(({ state, note = "", shownBy }) => state !== "met" && (note.length < 5 || shownBy));
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["met", "notMet", "notApplicable"]));
  });

  test("says in at most twelve words what is asked for", () => {
    const long = rows.filter(({ requirement }) => requirement.split(/\s+/).length > 12);
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});

test.each(proofs)("%s: %s has %j", (_id, file, words) => {
  expect(existsSync(new URL(file, root))).toBe(true);
  const text = file.endsWith(".md") ? readFileSync(new URL(file, root), "utf8") : code(file);
  expect(text).toContain(words);
});

test.each(proofs.filter(([, file]) => isTest(file)))("%s: %s has a test whose title holds %j", (_id, file, words) => {
  expect(titlesOf(code(file)).filter((title) => title.includes(words))).not.toEqual([]);
  expect(code(file)).not.toMatch(/\b(?:test|it|describe)\.(?:skip|todo|fixme|only)\b/);
});

test("the Markdown is made of the data", () => {
  expect(readFileSync(new URL("docs/security/asvs.md", root), "utf8")).toBe(toMarkdown(rows));
});
