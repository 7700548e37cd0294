import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { readUsage, type Usage, variableOf } from "../scripts/lib/tokens/usage.mjs";

const ID = "virtual:rewire-tokens";
const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Provides docs pages with all design tokens: CSS variable, values, and the components that use them.
 * @param read Reads tokens and sources. @default reads those of the project
 */
export function tokensPlugin(read: () => Usage = () => readUsage(root)): Plugin {
  return {
    name: "rewire-tokens",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const tokens = ${JSON.stringify(describe(read()))}` : undefined),
  };
}

function describe({ leaves, users, dependents }: Usage) {
  const byToken = Map.groupBy(
    leaves.filter(({ set, part }) => set !== "board" && part === undefined),
    ({ token }) => token,
  );
  return [...byToken].map(([token, values]) => ({
    token,
    variable: variableOf(token),
    values: Object.fromEntries(values.map(({ set, css }) => [set, css])),
    users: componentsOf(users.get(token) ?? []),
    dependents: [...(dependents.get(token) ?? [])].toSorted(),
  }));
}

/** Names of the components that sources belong to, with the titles of their stories. */
function componentsOf(paths: readonly string[]) {
  const folders = new Set(paths.map((path) => (path.includes("/theme/") ? "" : componentFolder(dirname(path)))));
  const components = [...folders].map((folder) =>
    folder === "" ? { name: "Every page" } : { name: basename(folder), title: titleOf(folder) },
  );
  return [...new Map(components.map((component) => [component.name, component])).values()];
}

/** Nearest folder that is named after a component; the folder itself if there is none. */
function componentFolder(folder: string): string {
  const [named] = /^.*\/[A-Z]\w*(?=\/|$)/.exec(folder) ?? [];
  return named ?? folder;
}

const titles = new Map<string, string | undefined>();

/** Title of the first stories of a folder; undefined without stories. */
function titleOf(folder: string): string | undefined {
  if (!titles.has(folder)) {
    const [file] = globSync("*.stories.tsx", { cwd: join(root, folder) });
    const text = file === undefined ? "" : readFileSync(join(root, folder, file), "utf8");
    titles.set(folder, /\btitle: "([^"]+)"/.exec(text)?.[1]);
  }
  return titles.get(folder);
}
