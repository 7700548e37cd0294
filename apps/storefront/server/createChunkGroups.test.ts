import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createChunkGroups, NAMED_CHUNKS, parseChunkName } from "./createChunkGroups.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = globSync(["apps/storefront/app/**/*.{ts,tsx}", "packages/{ui,domain,messages}/src/**/*.{ts,tsx}"], {
  cwd: root,
}).map((path) => root + path);

/** Names of the groups that a module is in. */
const groupsOf = (id: string) =>
  createChunkGroups(root)
    .filter(({ test: matches }) => (matches instanceof RegExp ? matches.test(id) : matches(id)))
    .map(({ name }) => name);

test("a source names its chunk, with a reason", () => {
  expect(parseChunkName('import "x";\n\n// @chunk frame: every page has one.\nexport const x = 1;')).toBe("frame");
  expect(parseChunkName("export const x = 1;")).toBeUndefined();
  expect(parseChunkName("// @chunk frame\nexport const x = 1;")).toBeUndefined();
  expect(() => parseChunkName("// @chunk farme: a slip.")).toThrow('There is no chunk "farme"');
});

test("each group has sources that name it, and each of them is in that group alone", () => {
  const marked = sources.filter((path) => readFileSync(path, "utf8").includes("// @chunk "));
  expect(new Set(marked.flatMap(groupsOf))).toEqual(new Set(NAMED_CHUNKS));
  expect(marked.filter((path) => groupsOf(path).length !== 1)).toEqual([]);
});

test("a library is in the framework or split by who needs it", () => {
  expect(groupsOf(`${root}node_modules/react-dom/client.js`)).toEqual(["framework"]);
  expect(groupsOf(`${root}node_modules/@apollo/client/index.js`)).toEqual([]);
});
