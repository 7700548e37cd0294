import { readFileSync } from "node:fs";

/** A group of modules that lie in one file, as Rolldown takes it. */
interface Group {
  name: string;
  test: RegExp | ((id: string) => boolean);
  /** So many routes and `import()`s, or more, need the module. */
  minShareCount?: number;
}

/**
 * Files of the project that many pages load: one file compresses better than forty. Who gets what both import is the
 * first of two. A source names its group in a line of its own, `// @chunk frame: why`, and takes along what it imports.
 */
const NAMED = ["frame", "shopFrame", "refusals", "cards"] as const;

const MARK = /^\/\/ @chunk (\w+): \S/m;

/**
 * Reads the group that a source names.
 * @throws Error for a group that is none
 */
export function chunkOf(source: string): string | undefined {
  const name = MARK.exec(source)?.[1];
  if (name !== undefined && !NAMED.some((one) => one === name))
    throw new Error(`There is no chunk "${name}". There are: ${NAMED.join(", ")}.`);
  return name;
}

const inPackages = (...names: readonly string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

/** The groups of the browser's build; everything else is split by route and by `import()`. @param root Of the project, with a slash */
export function chunkGroups(root: string): Group[] {
  const folder = root.replaceAll("\\", "/");
  const chunks = new Map<string, string | undefined>();
  const chunkOfModule = (id: string): string | undefined => {
    const [path = ""] = id.split("?");
    if (!path.startsWith(folder) || path.includes("/node_modules/") || !/\.tsx?$/.test(path)) return undefined;
    if (!chunks.has(path)) chunks.set(path, chunkOf(readFileSync(path, "utf8")));
    return chunks.get(path);
  };
  return [
    {
      // Changes with the lockfile alone.
      name: "framework",
      test: inPackages(
        "react",
        "react-dom",
        "scheduler",
        "react-router",
        "react-intl",
        "intl-messageformat",
        "@formatjs/[^/]+",
        "@emotion/(?!is-prop-valid)[^/]+",
        "stylis",
      ),
    },
    // What every element needs of it; dialogs and menus, which come late, share more among each other.
    { name: "chakra", test: inPackages("@chakra-ui/react"), minShareCount: 40 },
    ...NAMED.map((name) => ({ name, test: (id: string) => chunkOfModule(id) === name })),
  ];
}
