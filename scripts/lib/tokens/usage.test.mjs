import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toDocuments } from "./documents.mjs";
import { readLeaves, TOKEN_FILES } from "./source.mjs";
import { changedTokens, findTokens, touchedStories } from "./touched.mjs";
import { readUsage } from "./usage.mjs";

const project = fileURLToPath(new URL("../../..", import.meta.url));
const UI = "packages/ui/src";

const FILES = {
  [`${UI}/primitives/Label/Label.recipe.ts`]:
    'export const recipe = { base: { bg: "sale.solid", px: { base: "4", md: "6" }, boxShadow: "popover", transition: "color 1s {easings.out}" } };',
  [`${UI}/primitives/Label/Label.tsx`]:
    'import { recipe } from "./Label.recipe.ts";\nexport const Label = ({ style }) => <p textStyle={style ? "was" : "priceLg"} data-recipe={recipe} />;',
  [`${UI}/primitives/Label/Label.stories.tsx`]:
    'import { Label } from "./Label.tsx";\nconst meta = { title: "Primitives/Label", component: Label };\nexport default meta;\nexport const Plain = {};\nexport const Reduced = {};',
  [`${UI}/product/Card/Card.tsx`]:
    'import { Label } from "../../primitives/Label/Label.tsx";\nexport const Card = () => <div style={{ color: "var(--rw-colors-fg-muted)" }}><Label /></div>;',
  [`${UI}/product/Card/Card.stories.tsx`]:
    'import { Card } from "./Card.tsx";\nconst meta = { title: "Product/Card", component: Card };\nexport default meta;\nexport const Full = {};',
  [`${UI}/theme/globalStyles.ts`]:
    'export const globalStyles = {\n  body: { color: "fg" },\n  "::selection": { bg: "sale.solid" },\n};',
};

let root;
let usage;
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "rewire-tokens-")));
  for (const path of [...TOKEN_FILES, `${UI}/theme/base.ts`]) cpSync(join(project, path), join(root, path));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  usage = readUsage(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const namesOf = ({ stories }) => stories.flatMap(({ names }) => names);
const touched = (name) => touchedStories(root, findTokens(name, usage), usage);

describe("uses of a token", () => {
  it.each([
    ["colors.sale.solid", ["primitives/Label/Label.recipe.ts", "theme/globalStyles.ts#rare"]],
    ["spacing.6", ["primitives/Label/Label.recipe.ts"]],
    ["breakpoints.md", ["primitives/Label/Label.recipe.ts"]],
    ["shadows.popover", ["primitives/Label/Label.recipe.ts"]],
    ["easings.out", ["primitives/Label/Label.recipe.ts"]],
    ["textStyles.priceLg", ["primitives/Label/Label.tsx"]],
    ["--rw-colors-fg-muted", ["product/Card/Card.tsx"]],
    ["zIndex.toast", []],
  ])("%s", (name, paths) => {
    const [token] = findTokens(name, usage);
    expect(usage.users.get(token)).toEqual(paths.map((path) => `${UI}/${path}`));
  });
});

describe("a changed token", () => {
  it("touches the stories of what uses it, and of what these are part of", () => {
    expect(namesOf(touched("colors.sale.solid"))).toEqual([
      "Primitives/Label#Plain",
      "Primitives/Label#Reduced",
      "Product/Card#Full",
    ]);
    expect(namesOf(touched("colors.fg.muted"))).toEqual(["Product/Card#Full"]);
  });

  it("of the palette touches what uses a colour that refers to it", () => {
    expect(namesOf(touched("label.300"))).toContain("Primitives/Label#Plain");
  });

  it("of every page touches every story", () => {
    const { isEverywhere, stories } = touched("colors.fg");
    expect(isEverywhere).toBe(true);
    expect(stories).toHaveLength(2);
  });

  it("is found by the documents of two versions", () => {
    const readText = (path) => readFileSync(join(root, path), "utf8");
    const now = (path) =>
      readText(path).replace('"tin.950", "label.300"', '"tin.900", "label.300"').replace('"2px"', '"3px"');
    const [before, after] = [readText, now].map((read) => toDocuments(readLeaves(read)));
    expect(changedTokens(before, after)).toEqual(["spacing/0.5", "colors/rating/on"]);
    expect(changedTokens(before, before)).toEqual([]);
  });
});
