import { readFileSync } from "node:fs";

/** Rolldown group of modules that share a file. */
interface ChunkGroup {
  name: string;
  test: RegExp | ((id: string) => boolean);
  /** Minimum number of routes and `import()`s that need the module. */
  minShareCount?: number;
}

/**
 * Names of the chunks that combine modules of many pages, because one file compresses better than many small ones. A
 * source file is assigned to a chunk, together with its imports, by a comment line such as `// @chunk frame: reason`. A
 * module imported by several chunks belongs to the first.
 */
export const NAMED_CHUNKS = [
  "frame",
  "shopFrame",
  "refusals",
  "cards",
  "list",
  "controls",
  "chips",
  "comparison",
  "partMessages",
  "purchase",
  "delivery",
  "wishes",
  "sharing",
  "devices",
] as const;

const CHUNK_COMMENT_PATTERN = /^\/\/ @chunk (\w+): \S/m;

/**
 * Returns the name of the chunk to which a source file is assigned; undefined if it is not assigned to a chunk.
 * @throws Error if the name is not in {@link NAMED_CHUNKS}.
 */
export function parseChunkName(source: string): string | undefined {
  const name = CHUNK_COMMENT_PATTERN.exec(source)?.[1];
  if (name !== undefined && !NAMED_CHUNKS.some((namedChunk) => namedChunk === name))
    throw new Error(`There is no chunk "${name}". There are: ${NAMED_CHUNKS.join(", ")}.`);
  return name;
}

const createPackagePattern = (...names: readonly string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);

const frameworkPattern = createPackagePattern(
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "react-intl",
  "intl-messageformat",
  "@formatjs/[^/]+",
  "@emotion/(?!is-prop-valid)[^/]+",
  "stylis",
);

/**
 * Creates the chunk groups of the client build, in Rolldown's format. Modules without a group are split by route and
 * `import()`.
 * @param root Project root with a trailing slash.
 */
export function createChunkGroups(root: string): ChunkGroup[] {
  const folder = root.replaceAll("\\", "/");
  const chunks = new Map<string, string | undefined>();
  const readChunkName = (id: string): string | undefined => {
    const [path = ""] = id.split("?");
    if (!path.startsWith(folder) || path.includes("/node_modules/") || !/\.tsx?$/.test(path)) return undefined;
    if (!chunks.has(path)) chunks.set(path, parseChunkName(readFileSync(path, "utf8")));
    return chunks.get(path);
  };
  return [
    {
      // Changes only with the lockfile.
      name: "framework",
      test: frameworkPattern,
    },
    // Part of Chakra that every element needs; lazily loaded dialogs and menus share other parts.
    { name: "chakra", test: createPackagePattern("@chakra-ui/react"), minShareCount: 44 },
    ...NAMED_CHUNKS.map((name) => ({ name, test: (id: string) => readChunkName(id) === name })),
  ];
}
