import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { collapsedSections } from "./sections.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = globSync(["packages/ui/src/**/*.stories.tsx", "apps/storefront/app/{screens,flows}/**/*.stories.tsx"], {
  cwd: root,
});

/** Id of the section that a title begins with, as Storybook forms it. */
const sectionOf = (text: string) => /\btitle: "([^"/]+)\//.exec(text)?.[1]?.toLowerCase().replaceAll(" ", "-") ?? "";

it("every section of components, screens and flows starts collapsed", () => {
  const sections = new Set(files.map((file) => sectionOf(readFileSync(`${root}/${file}`, "utf8"))));
  expect(collapsedSections).toEqual([...sections].toSorted());
});
