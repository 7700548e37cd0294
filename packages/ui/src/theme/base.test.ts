import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { describe, expect, it } from "vitest";
import { baseConfig } from "./base.ts";
import { getSystem } from "./system.ts";
import { themeConfig } from "./themeConfig.ts";

const system = getSystem();
const reference = createSystem(defaultBaseConfig, {
  ...themeConfig,
  preflight: false,
  globalCss: {},
  disableLayers: true,
});

const utilities = Object.entries(defaultBaseConfig.utilities ?? {});
const longNames = new Map(
  utilities.flatMap(([name, { shorthand = [] }]) => [name, ...[shorthand].flat()].map((word) => [word, name] as const)),
);
const scaleOf = (name: string) => defaultBaseConfig.utilities?.[longNames.get(name) ?? name]?.values;

/** Chakra mirrors every colour under this name; Rewire has no palettes. */
const isPalette = (name: string) => name.startsWith("colorPalette");

/** Values that a name could get: plain ones, one that refers to a token, and tokens of its scale, spacing below zero too. */
function samples(name: string): (string | number | boolean)[] {
  const scale = scaleOf(name);
  const category = typeof scale === "function" ? "colors" : typeof scale === "string" ? scale : "";
  const tokens = Object.keys(reference.tokens.getCategoryValues(category) ?? {}).filter((token) => !isPalette(token));
  return [true, 0, 3, "7px", "auto", "inherit", "1px solid {colors.border}", "var(--x) !important", ...tokens];
}

/** Chakra writes down each background for a colour word `currentBg`, which Rewire does not use. */
const plain = (style: object) =>
  JSON.parse(JSON.stringify(style, (key, value) => (key === "--bg-currentcolor" ? undefined : value))) as object;

function differences(name: string): string[] {
  const styles = samples(name).flatMap((value): object[] => [
    { [name]: value },
    { [name]: { base: "7px", md: value } },
    { _hover: { [name]: value } },
  ]);
  return styles
    .filter((style) => JSON.stringify(plain(system.css(style))) !== JSON.stringify(plain(reference.css(style))))
    .map((style) => JSON.stringify(style));
}

describe("base", () => {
  const names = Object.entries(baseConfig.utilities ?? {}).flatMap(([name, { shorthand = [] }]) => [
    name,
    ...[shorthand].flat(),
  ]);
  const conditions = Object.keys(baseConfig.conditions ?? {}).map((name) => `_${name}`);

  it("has names of Chakra's alone", () => {
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter((name) => !longNames.has(name))).toEqual([]);
  });

  // A name that the theme lacks is an error of the compiler: see vocabulary.ts.
  it.each(names)("gives the CSS that Chakra gives for %s", (name) => {
    expect(system.isValidProperty(name)).toBe(true);
    expect(differences(name).slice(0, 5)).toEqual([]);
  });

  it.each(conditions)("knows the condition %s as Chakra does", (name) => {
    const style = { [name]: { color: "fg", _hover: { mt: "2" } } };
    expect(system.css(style)).toEqual(reference.css(style));
  });

  it("names each token as the theme does", () => {
    // Of a distance below zero Chakra names the variable of the one above.
    const tokens = reference.tokens.allTokens
      .map(({ name }) => name)
      .filter((name) => !isPalette(name.slice(name.indexOf(".") + 1)) && !name.includes(".-"));
    expect(tokens.length).toBeGreaterThan(200);
    for (const name of tokens) expect(system.token.var(name), name).toBe(reference.token.var(name));
  });
});
