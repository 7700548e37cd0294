import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { readAnatomy } from "../scripts/lib/stories/anatomy.mjs";

const ID = "virtual:rewire-anatomy";
const root = fileURLToPath(new URL("..", import.meta.url));
const UI = "packages/ui/src";

/** Provides docs pages with the anatomy of components, by folder; builds of single stories leave it out. */
export function anatomyPlugin(read: () => object = readAll): Plugin {
  return {
    name: "rewire-anatomy",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const anatomy = ${JSON.stringify(read())}` : undefined),
  };
}

function readAll() {
  const stories = globSync(`${UI}/**/*.stories.tsx`, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  const titles = new Map(
    stories.map((path) => [dirname(path), /\btitle: "([^"]+)"/.exec(readFileSync(join(root, path), "utf8"))?.[1]]),
  );
  return Object.fromEntries(
    [...titles.keys()].map((folder) => {
      const { parts, madeOf, keys } = readAnatomy(join(root, folder));
      const links = madeOf.map(({ name, folder: place }) => ({
        name,
        title: titles.get(relative(root, place).replaceAll("\\", "/")),
      }));
      return [folder, { parts, madeOf: links, keys }];
    }),
  );
}
