// Imports between the folders of a package, including types: a folder that needs another's types depends on it too.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

const resolver = new ResolverFactory({ extensions: [".ts", ".tsx", ".json"] });
const ASIDE =
  /\.(?:test|spec|stories|typecheck)\.tsx?$|ForStories\.tsx?$|\.generated\.|\.d\.ts$|(?:^|\/)(?:testing|gql)\//;

/** Lists the production sources below a folder, by relative path. */
export const sourcesIn = (root, base) =>
  globSync("**/*.{ts,tsx}", { cwd: join(root, base), exclude: ["**/node_modules/**"] })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !ASIDE.test(path))
    .toSorted();

/**
 * Lists the imports between rooms.
 * @param root Folder of the project.
 * @param base Folder of sources, relative to the root.
 * @param roomOf Maps a path below the base to the name of its room.
 * @returns {{ from: string, to: string, file: string, target: string }[]} Rooms, and files by their paths below the
 * base.
 */
export function importsBetweenRooms(root, base, roomOf) {
  return sourcesIn(root, base).flatMap((file) =>
    requestsOf(join(root, base, file)).flatMap((request) => {
      const { path } = resolver.sync(dirname(join(root, base, file)), request.replace(/\?.*$/, ""));
      const target = path ? relative(join(root, base), path).replaceAll("\\", "/") : "..";
      if (target.startsWith("..") || ASIDE.test(target)) return [];
      const [from, to] = [roomOf(file), roomOf(target)];
      return from === to ? [] : [{ from, to, file, target }];
    }),
  );
}

/** Relative specifiers of a module: imports, re-exports, and `import("./x.ts")`. */
function requestsOf(file) {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...lazy,
  ];
  return [...new Set(requests)].filter((request) => request.startsWith("."));
}
