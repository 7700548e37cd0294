import { createSystem } from "@chakra-ui/react";
import { createTokenDictionary } from "@rewire/platform/chakra";
import { describe, expect, it } from "vitest";
import { runTimeTokens } from "./runTimeTokens.ts";
import { breakpoints } from "./tokens/spacing.ts";

const theme = { breakpoints, tokens: runTimeTokens };
const chakra = createSystem({ cssVarsPrefix: "rw", theme }).tokens;
const own = createTokenDictionary({ prefix: "rw", ...theme });

const scales = [...Object.keys(runTimeTokens), "breakpoints"];
/** Chakra mirrors every colour under this name; Rewire has no palettes. */
const isPalette = (name: string) => name.startsWith("colorPalette");

describe("createTokenDictionary", () => {
  it.each(scales)("knows the scale %s as Chakra does", (scale) => {
    const theirs = Object.entries(chakra.getCategoryValues(scale) ?? {}).filter(([name]) => !isPalette(name));
    expect(theirs.length).toBeGreaterThan(0);
    expect(own.getCategoryValues(scale)).toEqual(Object.fromEntries(theirs));
  });

  it("finds the variable of each token by its whole name", () => {
    const names = [...chakra.flatMap.keys()].filter((name) => !isPalette(name.replace("colors.", "")));
    expect(names.filter((name) => own.getVar(name) !== chakra.getVar(name))).toEqual([]);
    expect(own.getVar("colors.nowhere", "red")).toBe("red");
    expect(own.getCategoryValues("nowhere")).toEqual({});
  });

  it.each([
    "1px solid {colors.border}",
    "inset 0 0 0 1px {colors.accent.solid}",
    "{colors.fg/30}",
    "calc({spacing.0.5} + {sizes.control})",
    "{none}",
    "red",
  ])("expands %s as Chakra does", (value) => {
    expect(own.expandReferenceInValue(value)).toBe(chakra.expandReferenceInValue(value));
  });
});
