import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

const COLUMNS = ["file", "reaches into", "why", "breaks when", "guard", "for upstream", "goes when"];

const rows = readme
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );

const filesOf = (cell: string) => [...cell.matchAll(/`([^`\s]+\.(?:tsx?|mjs|patch))`/g)].map(([, file = ""]) => file);
const tableFiles = rows.flatMap(([cell = ""]) => filesOf(cell));
const guards = rows.flatMap(([cell = "", , , , guard = ""]) =>
  [...guard.matchAll(/`([^`\s]+)` › `([^`]+)`/g)].map(([, file = "", words = ""]) => [cell, file, words] as const),
);

test("the table has a row for each patch, and nothing is left out in a row", () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    expect(row, row[0]).toHaveLength(COLUMNS.length);
    expect(
      row.filter((cell) => cell === ""),
      row[0],
    ).toEqual([]);
  }
});

test.each(tableFiles)("%s is there", (file) => {
  expect(existsSync(`${root}${file}`)).toBe(true);
});

test.each(rows.map(([cell = ""]) => cell))("%s has a guard", (cell) => {
  expect(guards.some(([of]) => of === cell)).toBe(true);
});

test.each(guards)("of %s, %s turns red: %j", (_, file, words) => {
  expect(readFileSync(`${root}${file}`, "utf8")).toContain(words);
});

test("every file of this package has a row", () => {
  const files = globSync("packages/platform/{src,patches}/**/*.{ts,tsx,patch}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.tsx?$|\/index\.ts$/.test(path));
  expect(files.filter((file) => !tableFiles.includes(file))).toEqual([]);
});
