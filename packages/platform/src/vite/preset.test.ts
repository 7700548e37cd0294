import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { replaceModules, createRewirePreset } from "./preset.ts";

const ENTRY = "virtual:entry";
const source = `export { CacheProvider } from "@emotion/react"; export { IntlProvider } from "react-intl";`;

/** Builds for browsers what imports both libraries, in memory; paths of all modules. */
async function modulesOf(plugins: Plugin[]): Promise<string[]> {
  const ids: string[] = [];
  await build({
    root: fileURLToPath(new URL("../../", import.meta.url)),
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
        buildEnd() {
          ids.push(...this.getModuleIds());
        },
      },
      plugins,
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict" } },
  });
  return ids.map((id) => id.replaceAll("\\", "/"));
}

test("a build of Emotion and react-intl leaves out what nobody here uses of them", async () => {
  const ids = await modulesOf(createRewirePreset());
  expect(ids.some((id) => id.endsWith("/platform/src/emotion/skipHoisting.ts"))).toBe(true);
  expect(ids.some((id) => id.endsWith("/icu-messageformat-parser/no-parser.js"))).toBe(true);
  expect(ids.filter((id) => /hoist-non-react-statics|icu-messageformat-parser\/index/.test(id))).toEqual([]);
});

test("a library that imports what is replaced in another way fails the build", async () => {
  const replacement = {
    module: "hoist-statics-of-tomorrow",
    by: fileURLToPath(new URL("../emotion/skipHoisting.ts", import.meta.url)),
    library: /\/node_modules\/@emotion\/react\//,
    original: /\/node_modules\/hoist-non-react-statics\//,
  };
  await expect(modulesOf([replaceModules([replacement])])).rejects.toThrow("is imported in another way");
});
