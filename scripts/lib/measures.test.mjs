import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const document = readFileSync(new URL("docs/measures.md", root), "utf8");
const rows = document.split("\n").filter((line) => line.startsWith("| ") && !/^\| (?:---|\w+ \| shown by)/.test(line));
const references = [...document.matchAll(/`([^`\s]+\.(?:tsx?|mjs))` › `([^`]+)`/g)].map(([, file, words]) => [file, words]);

test("every rule names what shows it", () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => !/` › `/.test(row))).toEqual([]);
});

test.each(references)("%s has %j", (file, words) => {
  expect(readFileSync(new URL(file, root), "utf8")).toContain(words);
});
