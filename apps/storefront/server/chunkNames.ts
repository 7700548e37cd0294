import { NAMED_CHUNKS } from "./createChunkGroups.ts";

/** Fields of a Rolldown chunk before it is named. */
interface Chunk {
  /** Name chosen by Rolldown. */
  readonly name: string;
  /** Module whose entry it is; null for shared modules. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

const LIBRARY_PATH_PATTERN = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Characters that are invalid in a file name or special in a URL pattern. */
const UNSAFE_CHARACTERS_PATTERN = /[^\w.-]+/g;

/**
 * Returns the name of a script without its hash. The name is unique and stays the same across builds, so that a browser
 * can use the script of one build as a compression dictionary for the next build.
 */
export function createChunkName({ name, facadeModuleId, moduleIds }: Chunk): string {
  const [singleModuleId] = moduleIds.length === 1 ? moduleIds : [];
  const id = (facadeModuleId ?? singleModuleId ?? "").replaceAll("\\", "/");
  const [path = "", query = ""] = id.split("?");
  const library = LIBRARY_PATH_PATTERN.exec(path)?.[1];
  // Files of libraries have names such as `dist`.
  if (library !== undefined)
    return `${library.replace("@", "").replaceAll("/", ".")}.${name}`.replaceAll(UNSAFE_CHARACTERS_PATTERN, "_");
  // The parts of a language's messages are one file with several queries.
  if (path.endsWith(".json") && query !== "") return `${name}.${query}`.replaceAll(UNSAFE_CHARACTERS_PATTERN, "_");
  const folder = path.split("/").at(-2) ?? "";
  // A file with the same name as a group.
  if (folder !== "" && NAMED_CHUNKS.some((group) => group === name)) return `${folder}.${name}`;
  return name;
}

/** Returns the file name pattern of a script, for Rolldown. */
export const createAssetFilePattern = (chunk: Chunk): string => `assets/${createChunkName(chunk)}-[hash].js`;
