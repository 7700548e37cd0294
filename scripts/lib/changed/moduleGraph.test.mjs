import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createModuleGraph } from "./moduleGraph.mjs";

let root;
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files into a folder of their own and lists what one of them reaches, with distances. */
function reachable(files, start) {
  root = realpathSync(mkdtempSync(join(tmpdir(), "graph-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const graph = createModuleGraph(root);
  const distances = Object.keys(files).map((path) => [
    path,
    graph.distances([join(root, start)], [join(root, path)]).get(join(root, start)),
  ]);
  return Object.fromEntries(distances.filter(([, distance]) => distance !== undefined));
}

it("goes through an index file to the file that defines a name, and to no other", () => {
  const files = {
    "a.test.ts": 'import { one } from "./index.ts";',
    "index.ts": 'export { one } from "./one.ts";\nexport { two } from "./two.ts";\nexport * from "./three.ts";',
    "one.ts": 'import { deep } from "./deep.ts";\nexport const one = deep;',
    "deep.ts": "export const deep = 1;",
    "two.ts": "export const two = 2;",
    "three.ts": "export const three = 3;",
  };
  expect(reachable(files, "a.test.ts")).toEqual({ "a.test.ts": 0, "one.ts": 1, "deep.ts": 2 });
});

it("goes through `export *`, and through a name that was imported before it is passed on", () => {
  const files = {
    "a.test.ts": 'import { three, four } from "./index.ts";',
    "index.ts": 'import { four } from "./four.ts";\nexport * from "./three.ts";\nexport { four };',
    "three.ts": "export const three = 3;",
    "four.ts": "export const four = 4;",
  };
  expect(reachable(files, "a.test.ts")).toEqual({ "a.test.ts": 0, "three.ts": 1, "four.ts": 1 });
});

it("leaves out index files that do not know a name, unless none does", () => {
  const files = {
    "a.ts": 'import { one, lost } from "./index.ts";',
    "index.ts": 'export * from "./ones.ts";\nexport * from "./twos.ts";',
    "ones.ts": 'export * from "./one.ts";',
    "one.ts": "export const one = 1;",
    "twos.ts": 'export * from "./two.ts";',
    "two.ts": "export const two = 2;",
  };
  expect(Object.keys(reachable(files, "a.ts"))).toEqual(["a.ts", "index.ts", "one.ts"]);
});

it("follows what the file itself passes on, as stories that are another file's", () => {
  const files = {
    "a.stories.ts": 'export { default, Plain } from "./b.ts";\nexport * from "./c.ts";',
    "b.ts": 'import { one } from "./one.ts";\nexport default one;\nexport { Plain } from "./plain.ts";',
    "c.ts": "export const c = 1;",
    "one.ts": "export const one = 1;",
    "plain.ts": "export const Plain = 1;",
  };
  expect(Object.keys(reachable(files, "a.stories.ts")).toSorted()).toEqual(Object.keys(files).toSorted());
});

it("takes a file that is gone for one without imports", () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "graph-")));
  const graph = createModuleGraph(root);
  const gone = join(root, "gone.ts");
  expect([graph.textOf(gone), graph.distances([gone], [gone]).get(gone)]).toEqual(["", 0]);
});

it("takes the whole of what is imported as one thing, late, for its effects or by its address", () => {
  const files = {
    "a.ts":
      'import * as all from "./index.ts"; import "./style.css"; const later = () => import("./later.ts"); new URL("./data.json", import.meta.url);',
    "index.ts": 'export { one } from "./one.ts";',
    "one.ts": "export const one = 1;",
    "later.ts": "export const later = 1;",
    "style.css": "",
    "data.json": "{}",
  };
  expect(Object.keys(reachable(files, "a.ts")).toSorted()).toEqual([
    "a.ts",
    "data.json",
    "index.ts",
    "later.ts",
    "one.ts",
    "style.css",
  ]);
});

it("leaves out types, which do nothing at run time, and packages of others", () => {
  const files = {
    "a.ts":
      'import type { T } from "./types.ts"; import { type U, value } from "./value.ts"; import { join } from "node:path"; import sharp from "sharp";',
    "types.ts": "export type T = 1;",
    "value.ts": "export type U = 1; export const value = 1;",
  };
  expect(reachable(files, "a.ts")).toEqual({ "a.ts": 0, "value.ts": 1 });
});

it("ends in a circle", () => {
  expect(
    reachable(
      {
        "a.ts": 'import { b } from "./b.ts"; export const a = 1;',
        "b.ts": 'import { a } from "./a.ts"; export const b = 1;',
      },
      "a.ts",
    ),
  ).toEqual({ "a.ts": 0, "b.ts": 1 });
  expect(
    reachable(
      { "a.ts": 'export * from "./b.ts"; import { x } from "./b.ts";', "b.ts": 'export * from "./a.ts";' },
      "a.ts",
    ),
  ).toMatchObject({ "a.ts": 0 });
});
