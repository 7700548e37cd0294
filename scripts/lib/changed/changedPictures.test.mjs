import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { approvedOutlineFile, writeOutline } from "../visual/outline/outline.mjs";
import { changedPictures } from "./changedPictures.mjs";

const SRC = "packages/ui/src";
const CARD = `${SRC}/Card/Card.stories.tsx`;
const HOME = `${SRC}/Home/Home.stories.tsx`;

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Approves a picture; without components it has no outline. */
function approve(key, components) {
  write(`visual/approved/${key}.webp`, key);
  if (!components) return;
  const picture = createHash("sha256").update(key).digest("hex");
  writeOutline(approvedOutlineFile(root, key), {
    picture,
    tree: "",
    styles: [],
    elements: [],
    language: "en",
    components,
  });
}

function choose(paths, options = {}) {
  const git = { changedFiles: () => paths, textAt: () => "{}" };
  const { pictures, whole, ...others } = changedPictures(root, "HEAD", { git, ...options });
  return { ...others, pictures: pictures && [...pictures].toSorted(), whole: whole && [...whole] };
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "changed-pictures-")));
  for (const path of [".storybook/preview.tsx", ".storybook/main.ts", "scripts/lib/visual/run.mjs"])
    write(path, "export {};");
  write(`${SRC}/Card/Card.tsx`, "export function Card() {}");
  write(CARD, 'import { Card } from "./Card.tsx";\nexport default { title: "Product/Card", component: Card };');
  write(`${SRC}/Home/Home.tsx`, 'import { Card } from "../Card/Card.tsx";\nexport const Home = () => <Card />;');
  write(`${SRC}/Home/sample.ts`, "export const sample = 1;");
  write(HOME, 'import { Home } from "./Home.tsx";\nexport default { title: "Home/First page", component: Home };');
  approve("product-card/all-states.light.390", { Card: ["AAAA"] });
  approve("product-card/all-states.dark.1440", { Card: ["BBBB"] });
  approve("home-first-page/full.light.390", { Card: ["AAAACCCC"], Home: ["aaaa"] });
  approve("home-first-page/more.light.390", { Card: ["CCCCDDDD"], Home: ["bbbb"] });
  approve("home-first-page/empty.light.390", { Home: ["cccc"] });
});
afterEach(() => rmSync(root, { recursive: true }));

const own = ["product-card/all-states.dark.1440", "product-card/all-states.light.390"];

it("takes the component's own pictures, and of others those that show a further state of it", () => {
  expect(choose([`${SRC}/Card/Card.tsx`])).toEqual({
    stories: [CARD, HOME],
    whole: [CARD],
    pictures: ["home-first-page/more.light.390", ...own],
    affected: 4,
  });
});

it("takes all that show the component where each is asked for", () => {
  const { pictures } = choose([`${SRC}/Card/Card.tsx`], { isEach: true });
  expect(pictures).toEqual(["home-first-page/full.light.390", "home-first-page/more.light.390", ...own]);
});

it("builds no stories that show nothing new", () => {
  approve("home-first-page/more.light.390", { Card: ["AAAA"], Home: ["bbbb"] });
  approve("home-first-page/full.light.390", { Card: ["AAAA"], Home: ["aaaa"] });
  expect(choose([`${SRC}/Card/Card.tsx`])).toMatchObject({ stories: [CARD], pictures: own, affected: 4 });
});

it("takes pictures of which it is not known what they show", () => {
  approve("home-first-page/unknown.light.390");
  approve("home-first-page/merged.light.390", { Home: ["dddd"] });
  write("visual/approved/home-first-page/merged.light.390.webp", "another picture");
  expect(choose([`${SRC}/Card/Card.tsx`]).pictures).toEqual([
    "home-first-page/merged.light.390",
    "home-first-page/more.light.390",
    "home-first-page/unknown.light.390",
    ...own,
  ]);
});

it("takes all pictures of stories that have changed themselves", () => {
  expect(choose([HOME])).toMatchObject({ stories: [HOME], whole: [HOME], affected: 3 });
});

it("takes each state of a file of stories whose data have changed", () => {
  write("packages/ui/src/samples/sample.ts", "export const sample = 1;");
  write(HOME, 'import { sample } from "../samples/sample.ts";\nexport default { title: "Home/First page", sample };');
  const { pictures, affected, whole } = choose([`${SRC}/samples/sample.ts`]);
  expect({ affected, whole, count: pictures.length }).toEqual({ affected: 3, whole: [], count: 3 });
});

it("takes all after a change of what surrounds them", () => {
  expect(choose([".storybook/preview.tsx"])).toEqual({ because: ".storybook/preview.tsx" });
});

it("takes none where no story depends on the change", () => {
  expect(choose(["docs/about.md"])).toMatchObject({ stories: [], pictures: [], affected: 0 });
});
