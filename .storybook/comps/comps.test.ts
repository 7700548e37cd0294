import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { comps } from "./comps.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Part of a story's id: "KeepsTheName" is "keeps-the-name", "Screens/Home" is "screens-home". */
const toIdPart = (name: string): string => name.replaceAll(/[^A-Za-z\d]+/g, "-").toLowerCase();
const separateWords = (name: string): string => name.replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2-");

/** Ids and export names of the stories in a file, as Storybook reads them from its source. */
function listStories(file: string) {
  const source = readFileSync(`${root}/${file}`, "utf8");
  const title = /title: "((?:Screens\/|Beside )[^"]+)"/.exec(source)?.[1] ?? "";
  return [...source.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = ""]) => ({
    title,
    name,
    id: `${toIdPart(title)}--${toIdPart(separateWords(name))}`,
  }));
}

const stories = ["apps/storefront/app/screens/**/*.stories.tsx", ".storybook/comps/*.stories.tsx"]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .flatMap(listStories);

test.each(comps)("the story beside the comp of $name exists", ({ story }) => {
  expect(stories.map(({ id }) => id)).toContain(story);
});

test("every screen of the design has a page", () => {
  const pages = stories.filter(({ title }) => title === "Beside the comp").map(({ name }) => name);
  expect(pages).toEqual(comps.map(({ name }) => name));
  expect(new Set(comps.map(({ file }) => file)).size).toBe(16);
});
