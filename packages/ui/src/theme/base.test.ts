import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { describe, expect, it } from "vitest";
import { stylesInSource, type StyleValue } from "./stylesInSource.ts";
import { getSystem } from "./system.ts";
import { themeConfig } from "./themeConfig.ts";

const system = getSystem();
const reference = createSystem(defaultBaseConfig, {
  ...themeConfig,
  preflight: false,
  globalCss: {},
  disableLayers: true,
});

const folders = ["../", "../../../../apps/storefront/app/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((cwd) => globSync("**/*.{ts,tsx}", { cwd }).map((file) => cwd + file));
const used = stylesInSource(
  files
    .filter((file) => !/\.test\.|\/testing\/|theme\/(?:base|semanticColors)\./.test(file))
    .map((file) => [file, readFileSync(file, "utf8")]),
);

const utilities = Object.entries(defaultBaseConfig.utilities ?? {});
const longNames = new Map(
  utilities.flatMap(([name, { shorthand = [] }]) => [name, ...[shorthand].flat()].map((word) => [word, name] as const)),
);
const scaleOf = (name: string) => defaultBaseConfig.utilities?.[longNames.get(name) ?? name]?.values;

/** Chakra mirrors every colour under this name; Rewire has no palettes. */
const isPalette = (name: string) => name.startsWith("colorPalette");

/** Values that a name could get: the sources' own, one in pixels, and tokens of its scale, spacing below zero too. */
function samples(name: string, inSources: Iterable<StyleValue>): StyleValue[] {
  const scale = scaleOf(name);
  const category = typeof scale === "function" ? "colors" : typeof scale === "string" ? scale : "";
  const tokens = Object.keys(reference.tokens.getCategoryValues(category) ?? {}).filter((token) => !isPalette(token));
  return [...inSources, "7px", "inherit", ...tokens];
}

/** Chakra writes down each background for a colour word `currentBg`, which Rewire does not use. */
const plain = (style: object) =>
  JSON.parse(JSON.stringify(style, (key, value) => (key === "--bg-currentcolor" ? undefined : value))) as object;

function differences(name: string, inSources: Iterable<StyleValue>): string[] {
  const styles = samples(name, inSources).flatMap((value): object[] => [
    { [name]: value },
    { [name]: { base: "7px", md: value } },
    { _hover: { [name]: value } },
  ]);
  return styles
    .filter((style) => JSON.stringify(plain(system.css(style))) !== JSON.stringify(plain(reference.css(style))))
    .map((style) => JSON.stringify(style));
}

describe("base", () => {
  const names = [...used].filter(([name]) => longNames.has(name));
  const conditions = [...used.keys()].filter(
    (name) => name.startsWith("_") && name.slice(1) in (defaultBaseConfig.conditions ?? {}),
  );

  it("finds the styles in the sources", () => {
    expect(names.length).toBeGreaterThan(50);
    expect(conditions).toContain("_hover");
  });

  it.each(names)("gives the CSS that Chakra gives for %s", (name, { values, files: places }) => {
    const help = `theme/base.ts lacks “${name}” (${longNames.get(name)}, scale ${JSON.stringify(scaleOf(name))}), used in ${[...places].join(", ")}: add it to SCALES or utilities`;
    expect(system.isValidProperty(name), help).toBe(true);
    expect(differences(name, values).slice(0, 5), help).toEqual([]);
  });

  it.each(conditions)("knows the condition %s as Chakra does", (name) => {
    const style = { [name]: { color: "fg", _hover: { mt: "2" } } };
    expect(system.css(style), `theme/base.ts lacks the condition “${name}”: copy it from Chakra's conditions`).toEqual(
      reference.css(style),
    );
  });

  it("names each token as the theme does", () => {
    // Of a distance below zero Chakra names the variable of the one above.
    const names = reference.tokens.allTokens
      .map(({ name }) => name)
      .filter((name) => !isPalette(name.slice(name.indexOf(".") + 1)) && !name.includes(".-"));
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) expect(system.token.var(name), name).toBe(reference.token.var(name));
  });
});
