import { createSystem, defineRecipe, defineSlotRecipe, type SystemContext } from "@chakra-ui/react";
import { expect, test } from "vitest";
import { baseConfig } from "./base.ts";
import { runTimeTokens } from "./runTimeTokens.ts";
import { breakpoints } from "./tokens/spacing.ts";
import { getSystem } from "./system.ts";
import { textStyles } from "./tokens/typography.ts";

const system = getSystem();
const chakras = createSystem(baseConfig, {
  cssVarsPrefix: "rw",
  preflight: false,
  disableLayers: true,
  theme: { breakpoints, textStyles, tokens: runTimeTokens },
});

const recipe = defineRecipe({
  base: {
    px: { base: "3", md: "5" },
    textStyle: "h2",
    color: "fg.muted",
    _hover: { color: "fg" },
    "& > svg": { flex: "none" },
  },
  variants: { size: { sm: { p: "1" }, md: { p: ["2", "3"] } }, wide: { true: { width: "full" } } },
  compoundVariants: [{ size: "sm", wide: true, css: { m: "-2" } }],
  defaultVariants: { size: "md" },
});
const slotRecipe = defineSlotRecipe({
  slots: ["root", "label"],
  base: { root: { bg: "bg.panel" }, label: { textStyle: { base: "sm", md: "h3" } } },
  variants: { size: { sm: { root: { p: "1" }, label: { fontSize: "sm" } } } },
});

const questions: Record<string, (of: SystemContext) => unknown> = {
  "a recipe": (of) => [
    of.cva(recipe)(),
    of.cva(recipe)({ size: "sm", wide: true }),
    of.cva(recipe)({ size: { base: "sm", lg: "md" } }),
  ],
  "a recipe of slots": (of) => [of.sva(slotRecipe)(), of.sva(slotRecipe)({ size: "sm" })],
  "no recipe by a key": (of) => [
    of.getRecipeFn("button")(),
    of.getSlotRecipeFn("dialog")(),
    of.getRecipe("x", 1),
    of.hasRecipe("x"),
  ],
  styles: (of) =>
    of.css({ mt: "4", border: "1px solid {colors.border}", "&:hover": { color: "fg" }, "--x": "colors.fg" }),
  "names of styles": (of) =>
    [
      "mt",
      "css",
      "_hover",
      "textStyle",
      "color",
      "--wire",
      "&:hover",
      "srOnly",
      "href",
      "children",
      "colorPalette",
    ].map((name) => of.isValidProperty(name)),
  "what is split": (of) => of.splitCssProps({ mt: "4", href: "/" }),
  "a list of values": (of) => [of.normalizeValue(["1", undefined, "2"]), of.normalizeValue("3")],
  widths: (of) => [
    of.breakpoints.keys(),
    of.breakpoints.up("md"),
    of.breakpoints.down("md"),
    of.breakpoints.only("md"),
    of.conditions.keys(),
  ],
  "what is global": (of) => [
    of.getGlobalCss(),
    of.getPreflightCss(),
    ...of._global.slice(0, 2),
    typeof of.getTokenCss(),
  ],
};

test.each(Object.entries(questions))("%s: the answer is that of Chakra's own system", (name, ask) => {
  const answer = ask(system);
  expect(answer).toEqual(name === "what is global" ? [{}, {}, "object"] : ask(chakras));
  expect(answer).toBeDefined();
});

test("a style or a condition that the theme lacks is an error in tests and stories", () => {
  const [style, condition] = [{ rounded: "md" }, { _groupHover: { color: "fg" } }];
  expect(() => system.css(style)).toThrow("knows no style “rounded”");
  expect(() => system.css(condition)).toThrow("knows no condition “_groupHover”");
});

test("a token is its variable, by its whole name", () => {
  expect(system.token.var("colors.fg")).toBe(chakras.token.var("colors.fg"));
  expect(system.token("colors.fg")).toBe("var(--rw-colors-fg)");
  expect(system.token("colors.nowhere", "red")).toBe("red");
});
