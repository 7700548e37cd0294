import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listContrastPairs } from "./contrast.ts";
import { palette } from "./palette.ts";
import { semanticColors } from "./semanticColors.ts";
import { textStyles } from "./typography.ts";

describe("colours", () => {
  it.each(listContrastPairs())("$foreground on $background reaches $minContrast in $mode", ({ ratio, minContrast }) => {
    expect(ratio).toBeGreaterThanOrEqual(minContrast);
  });

  it("measures each pair once", () => {
    const names = listContrastPairs().map(({ mode, foreground, background }) => `${mode} ${foreground} ${background}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("measures as many pairs as the design did, or more", () => {
    expect(listContrastPairs().length).toBeGreaterThanOrEqual(200);
  });
});

const tokensFile = new URL("../../../../../../shared/design/tokens.json", import.meta.url);
type Tree = { $value?: unknown; [key: string]: unknown };

describe.skipIf(!existsSync(tokensFile))("the design's tokens (skipped where ../shared is absent)", () => {
  const tokens = existsSync(tokensFile) ? (JSON.parse(readFileSync(tokensFile, "utf8")) as Record<string, Tree>) : {};
  const flat = (tree: Tree, path: string[] = []): [string, unknown][] =>
    "$value" in tree
      ? [[path.filter((part) => part !== "DEFAULT").join("."), tree.$value]]
      : Object.entries(tree).flatMap(([key, child]) =>
          key.startsWith("$") ? [] : flat(child as Tree, [...path, key]),
        );

  it("are the palette", () => {
    const theirs = Object.fromEntries(flat((tokens["tokens"]?.["colors"] ?? {}) as Tree));
    const ours = Object.fromEntries(
      Object.entries(palette).flatMap(([scale, steps]) =>
        Object.entries(steps).map(([step, value]) => [`${scale}.${step}`, value]),
      ),
    );
    expect(ours).toEqual(theirs);
  });

  it("are the meanings of the colours", () => {
    const strip = (value: string) => value.replace(/^\{colors\.(.*)\}$/, "$1");
    const theirs = Object.fromEntries(
      flat((tokens["semanticTokens"]?.["colors"] ?? {}) as Tree).map(([name, value]) => {
        const { base, _dark } = value as { base: string; _dark: string };
        return [name, [strip(base), strip(_dark)]];
      }),
    );
    // The design shows no dangerous button that is pressed.
    const { "danger.solid.active": _added, ...ours } = semanticColors;
    expect(ours).toEqual(theirs);
  });

  it("name the same text styles", () => {
    expect(Object.keys(textStyles).toSorted()).toEqual(Object.keys(tokens["textStyles"] ?? {}).toSorted());
  });
});
