import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const document = readFileSync(new URL("docs/measures.md", root), "utf8");
const rows = document.split("\n").filter((line) => line.startsWith("| ") && !/^\| (?:---|\w+ \| shown by)/.test(line));
const references = [...document.matchAll(/`([^`\s]+\.(?:tsx?|mjs))` › `([^`]+)`/g)].map(([, file, words]) => [
  file,
  words,
]);

test("every rule names what shows it", () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => !/` › `/.test(row))).toEqual([]);
});

/** What runs: words in a comment show nothing. */
const code = (file) =>
  readFileSync(new URL(file, root), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .join("\n");

test.each(references)("%s has %j", (file, words) => {
  expect(code(file)).toContain(words);
});

test.each([...new Set(references.map(([file]) => file))])("%s skips nothing", (file) => {
  expect(code(file)).not.toMatch(/\b(?:test|it|describe)\.(?:skip|todo|fixme|only)\b/);
});
