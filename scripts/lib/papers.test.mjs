import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file) => readFileSync(join(root, file), "utf8");
const records = globSync("docs/decisions/0*.md", { cwd: root }).filter((file) => !file.includes("0000-"));
const papers = globSync(["*.md", "docs/**/*.md", "packages/*/*.md"], { cwd: root }).filter(
  (file) => !file.includes("0000-"),
);

describe("a decision record", () => {
  test.each(records)("%s has the template's title, date and parts", (file) => {
    const text = read(file);
    const number = Number(file.match(/(\d{4})-/)?.[1]);
    expect(text).toMatch(new RegExp(`^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: [^\\n]+\\n`));
    for (const part of ["**Context.**", "**Decision.**", "**Consequences.**"]) expect(text).toContain(part);
  });

  test("has a number of its own", () => {
    const numbers = records.map((file) => file.match(/(\d{4})-/)?.[1]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test("where-does-my-code-go names places that exist", () => {
  const places = [...read("docs/where-does-my-code-go.md").matchAll(/`((?:packages|apps|docs|scripts)\/[^`\s]*)`/g)];
  expect(places.length).toBeGreaterThan(20);
  // `<subject>` stands for any: the folder before it must be there.
  const missing = places.map(([, place]) => place.replace(/\/?<.*$/, "")).filter((place) => !exists(place));
  expect(missing).toEqual([]);
});

test.each(papers)("links of %s lead to files that exist", (file) => {
  const targets = [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target]) => target);
  const missing = targets.filter((target) => !/^\w+:/.test(target) && !exists(join(dirname(file), target)));
  expect(missing).toEqual([]);
});

/** Whether a file or folder is there; a pattern, whether anything fits it. */
function exists(path) {
  return /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
}
