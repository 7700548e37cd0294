import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { environmentVariables } from "@rewire/gateway";
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

/** Links of a paper to others of the project: paths from the root, with the part of the page that they name. */
const linksOf = (file) =>
  [...read(file).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, target]) => !/^\w+:/.test(target))
    .map(([, target, part]) => ({ path: target === "" ? file : join(dirname(file), target), part }));

/** Anchor of a heading, as GitHub forms it. */
const toAnchor = (heading) =>
  heading
    .replaceAll(/[`*]|\]\([^)]*\)/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
const anchorsOf = (file) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => toAnchor(heading));

test.each(papers)("links of %s to a part of a page lead to a heading", (file) => {
  const missing = linksOf(file).filter(
    ({ path, part }) => part !== undefined && path.endsWith(".md") && !anchorsOf(path).includes(part),
  );
  expect(missing).toEqual([]);
});

test("every paper can be reached from the README", () => {
  const reachable = new Set(["README.md"]);
  for (const file of reachable)
    for (const { path } of linksOf(file))
      if (papers.includes(path) && !path.includes("decisions/")) reachable.add(path);
  const pages = papers.filter((file) => !/decisions\/|packages\//.test(file));
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((file) => !reachable.has(file))).toEqual([]);
});

test("every command that a paper names is one", () => {
  const { scripts } = JSON.parse(read("package.json"));
  // `bench:NAME` stands for any.
  const names = papers.flatMap((file) => [
    ...read(file).matchAll(/npm run (?:-s )?([a-z][\w-]*(?::[a-z]\w*)?)(?![\w:-])/g),
  ]);
  expect(names.length).toBeGreaterThan(60);
  expect(names.map(([, name]) => name).filter((name) => !(name in scripts))).toEqual([]);
});

/** Names of environment variables in a paper, without the code in PHP. */
const variablesIn = (file) =>
  read(file)
    .replaceAll(/```php[\s\S]*?```/g, "")
    .match(/(?<![\w/])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)/g) ?? [];

test("every variable that papers for owners name is read by something", () => {
  const code = globSync(["scripts/**/*.mjs", "packages/*/src/**/*.ts", "apps/storefront/{records,server}/**/*.ts"], {
    cwd: root,
  });
  const sources = code.filter((file) => !/\.test\./.test(file)).map(read);
  const variables = new Set(environmentVariables.map(({ name }) => name));
  // A constant of PHP, which its page defines.
  variables.add("REWIRE_URL");
  const names = new Set(papers.filter((file) => /^README|operate\//.test(file)).flatMap(variablesIn));
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => !variables.has(name) && !sources.some((text) => text.includes(name)))).toEqual([]);
});

test("nginx before the storefront lets through what the storefront takes", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read("docs/operate/edge/nginx.conf")) ?? [];
  expect(read("packages/gateway/src/http/uploads/uploadPaths.ts")).toContain(
    `MAX_UPLOAD_BYTES = ${megabytes} * 1024 * 1024`,
  );
});

/** Whether a file or folder is there; a pattern, whether anything fits it. */
function exists(path) {
  return /[*{]/.test(path) ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
}
