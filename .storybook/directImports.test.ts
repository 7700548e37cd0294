import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { directImports } from "./directImports.ts";

let root: string;
const FILES = {
  "src/index.ts":
    'export { one as first, type T } from "./one.ts";\nexport * from "./more/index.ts";\nexport * as all from "./one.ts";',
  "src/one.ts": "export const one = 1;\nexport type T = 1;",
  "src/more/index.ts": 'export { default as second } from "./two.ts";\nexport * from "./three.ts";',
  "src/more/two.ts": "export default 2;",
  "src/more/three.ts": "export const third = 3;\nexport const fourth = 4;",
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "direct-imports-")));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** Imports of a module as it is served, by the file they name. */
async function served(text: string) {
  writeFileSync(join(root, "story.ts"), text);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [directImports()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { code = "" } = (await server.transformRequest("/story.ts")) ?? {};
    return [...code.matchAll(/import (.+?) from "\/(.+?)"/g)].map(([, names, path]) => `${path}: ${names}`);
  } finally {
    await server.close();
  }
}

test("names are imported from where they are defined, through index files", async () => {
  expect(
    await served(
      'import {\n  first,\n  second as two,\n  type T,\n} from "./src/index.ts";\nimport { fourth } from "./src/more/index.ts";\nexport default [first, two, fourth] as const satisfies readonly T[] | unknown[];',
    ),
  ).toEqual([
    "src/one.ts: { one as first }",
    "src/more/two.ts: { default as two }",
    "src/more/three.ts: { fourth as fourth }",
  ]);
});

test.each([
  ["as one value", 'import * as everything from "./src/index.ts"; export default everything;', "* as everything"],
  ["for its effects", 'import "./src/index.ts"; import { x } from "./src/index.ts"; export default x;', "{ x }"],
])("an index file stays that is imported %s, or that does not know a name", async (_, text, names) => {
  expect(await served(text)).toContain(`src/index.ts: ${names}`);
});

test("a value that an index file makes is its own", async () => {
  expect(await served('import { all } from "./src/index.ts"; export default all;')).toEqual([
    "src/index.ts: { all as all }",
  ]);
});
