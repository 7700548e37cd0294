import { NAMED } from "./chunkGroups.ts";

/** What Rolldown tells of a script before it is named. */
interface Chunk {
  /** Name that Rolldown has chosen. */
  readonly name: string;
  /** Module of which it is the entry; null for shared modules. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

const LIBRARY = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Characters that are neither in a name nor plain in a URL pattern. */
const UNSAFE = /[^\w.-]+/g;

/**
 * Returns the name of a script without its hash: the same in later builds, and no other script's, so that a browser can
 * use the former build's script as the dictionary of the next one.
 */
export function chunkName({ name, facadeModuleId, moduleIds }: Chunk): string {
  const [single] = moduleIds.length === 1 ? moduleIds : [];
  const id = (facadeModuleId ?? single ?? "").replaceAll("\\", "/");
  const [path = "", query = ""] = id.split("?");
  const library = LIBRARY.exec(path)?.[1];
  // Files of libraries have names such as `dist`.
  if (library !== undefined) return `${library.replace("@", "").replaceAll("/", ".")}.${name}`.replaceAll(UNSAFE, "_");
  // The parts of a language's messages are one file with several queries.
  if (path.endsWith(".json") && query !== "") return `${name}.${query}`.replaceAll(UNSAFE, "_");
  const folder = path.split("/").at(-2) ?? "";
  // A file that is named like a group of files.
  if (folder !== "" && NAMED.some((group) => group === name)) return `${folder}.${name}`;
  return name;
}

/** Returns the pattern of a script's file name. */
export const assetFileName = (chunk: Chunk): string => `assets/${chunkName(chunk)}-[hash].js`;
