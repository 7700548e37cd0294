import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { affectedBy, componentsOf, nearestStories } from "./components.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";

const SRC = "packages/ui/src";

it.each([
  ["export function Card({ name }: Props) {", ["Card"]],
  ["export default function Card() {", ["Card"]],
  ['export const Card = chakra("article", {', ["Card"]],
  ["export const Card = memo(function Card() {", ["Card"]],
  ["export const Card = ({ name }: Props) => <p />;", ["Card"]],
  ["export const Card = ({\n  name,\n}: Props) => <p />;", ["Card"]],
  ["export const Card: ComponentType<Props> = memo(Inner);", ["Card"]],
  ["export function useCard() {", []],
  ["export const CARD = {};\nexport const Card = { Root };", []],
  ["export const CardContext = createContext(0);", []],
])("finds the components of %s", (text, names) => {
  expect(componentsOf(`${SRC}/Card.tsx`, text)).toEqual(names);
  expect(componentsOf(`${SRC}/Card.stories.tsx`, text)).toEqual([]);
});

describe("what a changed module affects", () => {
  let root;
  const write = (path, text) => {
    const file = join(root, SRC, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "affected-")));
    write("Price.tsx", 'import { useFormat } from "./useFormat.ts";\nexport function Price() {}');
    write("useFormat.ts", 'import { digits } from "./digits.ts";\nexport const useFormat = () => digits;');
    write("digits.ts", "export const digits = 2;");
    write("index.ts", 'export { Price } from "./Price.tsx";');
    write("Card.tsx", 'import { Price } from "./index.ts";\nexport function Card() { return <Price as={Price} />; }');
    write("List.tsx", 'import { Card } from "./Card.tsx";\nexport function List() { return <Card />; }');
    write("List.stories.tsx", 'import { List } from "./List.tsx";\nexport default { component: List };');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const affected = (paths, recorded = ["Price", "Card", "List"]) => {
    const stories = ["List.stories.tsx", "Other.stories.tsx"].map((path) => join(root, SRC, path));
    const sources = paths.map((path) => join(root, SRC, path));
    const change = affectedBy(createModuleGraph(root), root, { stories, sources, recorded: new Set(recorded) });
    return { components: [...change.components], stories: [...change.stories].map((file) => relative(root, file)) };
  };

  it("is its component", () => {
    expect(affected(["Card.tsx"])).toEqual({ components: ["Card"], stories: [] });
  });

  it("is the next component that uses its hook or data", () => {
    expect(affected(["digits.ts"])).toEqual({ components: ["Price"], stories: [] });
  });

  it("is the next component where no picture has its own, as while it is new", () => {
    expect(affected(["Price.tsx"], ["Card", "List"])).toEqual({ components: ["Card"], stories: [] });
  });

  it("is a component that has another made of it", () => {
    write("Card.tsx", 'import { Price } from "./index.ts";\nexport const Card = chakra(Price, {});');
    expect(affected(["Price.tsx"]).components).toEqual(["Price", "Card"]);
  });

  it("is a component that uses something else of its module", () => {
    write("Price.tsx", "export function Price() {}\nexport const width = 2;");
    write("Card.tsx", 'import { width } from "./Price.tsx";\nexport function Card() { return width; }');
    expect(affected(["Price.tsx"]).components).toEqual(["Price", "Card"]);
  });

  it("is a component alone, though another loads its module later", () => {
    write("List.tsx", 'export const List = lazy(() => import("./Card.tsx"));');
    expect(affected(["Card.tsx"]).components).toEqual(["Card"]);
    write("Card.tsx", "export function Card() {}\nexport const width = 2;");
    expect(affected(["Card.tsx"]).components).toEqual(["Card", "List"]);
  });

  it("is a file of stories that uses something else than components", () => {
    write("sample.ts", "export const sample = 1;");
    write("List.stories.tsx", 'import { sample } from "./sample.ts";\nexport default { args: { sample } };');
    expect(affected(["sample.ts"])).toEqual({ components: [], stories: [`${SRC}/List.stories.tsx`] });
  });

  it("includes the stories beside it", () => {
    const stories = [`${SRC}/List.stories.tsx`, `${SRC}/other/Other.stories.tsx`];
    expect(nearestStories(stories, [`${SRC}/Card.tsx`])).toEqual([stories[0]]);
  });
});
