import { afterEach, describe, expect, test } from "vitest";
import { colourOf, findColours, MAX_COLOURS, PURE_COLOURS } from "./colours.mjs";
import { markRecipes } from "./marks.mjs";
import { judge } from "./reasons.mjs";
import { listColourTokens } from "./tokens.mjs";

describe("marks of recipes", () => {
  afterEach(() => {
    delete globalThis.__rewireMark;
    delete globalThis.__rewireParts;
  });

  function mark(name, ...args) {
    markRecipes();
    return globalThis.__rewireMark(name, (...parameters) => parameters)(...args);
  }

  test("name the base, each variant, each compound variant and each condition within", () => {
    const [tag, recipe] = mark("Button.tsx#Root", "button", {
      base: { color: "fg", px: { base: "2", sm: "4" }, _hover: { bg: "bg.muted" } },
      variants: { size: { sm: { "&[data-open] svg": { color: "fg.muted" } } } },
      compoundVariants: [{ size: "sm", css: { px: "1" } }],
    });
    expect(tag).toBe("button");
    expect(globalThis.__rewireParts.toSorted()).toEqual([
      "Button.tsx#Root",
      "Button.tsx#Root _hover",
      "Button.tsx#Root size=sm",
      "Button.tsx#Root size=sm",
      "Button.tsx#Root size=sm &[data-open] svg",
    ]);
    expect(recipe.base).toMatchObject({ color: "fg", px: { base: "2", sm: "4" }, "--probe-0": "1" });
    expect(recipe.base._hover).toEqual({ bg: "bg.muted", "--probe-1": "1" });
  });

  test("name the slots of a recipe, and mark it once", () => {
    const [recipe] = mark("tabs", { slots: ["root", "list"], base: { root: { color: "fg" }, list: {} } });
    expect(globalThis.__rewireParts).toEqual(["tabs.root", "tabs.list"]);
    const [, again] = globalThis.__rewireMark("Tabs.tsx#Root", (...parameters) => parameters)("div", recipe);
    expect(again).toBe(recipe);
  });

  test("leave a tag, a component and options alone", () => {
    const options = { forwardProps: ["href"] };
    expect(mark("Link.tsx#Root", "a", undefined, options)).toEqual(["a", undefined, options]);
  });
});

test("colours are told apart, and none is one of a picture", () => {
  expect(new Set(Array.from({ length: MAX_COLOURS }, (_, number) => colourOf(number))).size).toBe(MAX_COLOURS);
  expect(colourOf(66)).toBe("rgb(255, 1, 194)");
  const toPicture = (rows) => ({
    data: Buffer.from(
      rows.flat().flatMap((number) => (number < 0 ? [0, 0, 0, 255] : [255, number >> 6, 192 + (number & 63), 255])),
    ),
    width: rows[0].length,
  });
  const rows = [
    [66, 66, 7, 7, 7, 7],
    [66, 66, -1, -1, 8, 9],
    [9, -1, -1, 8, 8, 9],
  ];
  expect(findColours(toPicture(rows))).toEqual({ solid: new Set([66]), thin: new Set([7]) });
});

test("a mixture of two pure colours is no third one", () => {
  const points = PURE_COLOURS.map((number) => [number >> 6, number & 63]);
  const mix = (one, other, share) => one.map((value, at) => Math.round(value + share * (other[at] - value)));
  const shares = Array.from({ length: 255 }, (_, step) => (step + 1) / 256);
  for (const one of points) {
    for (const other of points) {
      const thirds = points.filter((point) => point !== one && point !== other);
      for (const share of shares) expect(thirds).not.toContainEqual(mix(one, other, share));
    }
  }
});

describe("reasons", () => {
  test("excuse by name or pattern, and are asked for otherwise", () => {
    const reasons = { "a.tsx#A": "Nobody sees it.", "* _hover": "A pointer." };
    expect(judge(["a.tsx#A", "b.tsx#B _hover", "c.tsx#C"], reasons)).toEqual({
      excused: 2,
      faults: ["no picture shows c.tsx#C"],
    });
  });

  test("are red when they excuse nothing, or say nothing", () => {
    expect(judge([], { "a.tsx#A": "" }).faults).toEqual([
      "the reason for a.tsx#A excuses nothing",
      "a.tsx#A has an empty reason",
    ]);
  });
});

test("tokens of the palette have values, the others refer to them", () => {
  const css = `
    --rw-colors-tin-0: #fff;
    --rw-colors-bg: var(--rw-colors-tin-0);
    --rw-sizes-sm: 1px;
    :root.dark {
      --rw-colors-bg: var(--rw-colors-tin-950);
    }`;
  expect(listColourTokens(css)).toEqual({ semantic: ["--rw-colors-bg"], palette: ["--rw-colors-tin-0"] });
});
