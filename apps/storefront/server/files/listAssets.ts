import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Key that identifies a chunk across builds: the name without its hash, and the file type. */
export interface DictionaryKey {
  /** Name of the chunk without its hash. */
  readonly name: string;
  readonly type: "js" | "css";
}

/** Compressible file in the build's `assets` folder. */
export interface Asset {
  /** Absolute path. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  readonly lastModified: Date;
  /** Set if the file may be a dictionary for later builds; null for other types, small files and ambiguous names. */
  readonly dictionaryKey: DictionaryKey | null;
}

/** Minimum size in bytes for compression. */
const COMPRESSION_THRESHOLD_BYTES = 1024;

const COMPRESSIBLE_FILE_PATTERN = /\.(?:js|css|svg|json|txt|xml|map)$/;

/** Name and hash in Vite's format; the name without special characters of a URL pattern. */
const HASHED_FILE_PATTERN = /^([\w.-]+)-[\w-]{8}\.(js|css)$/;

/**
 * Parses a file name and returns the key that identifies the chunk across builds; null if the name contains no hash.
 */
export function parseDictionaryKey(fileName: string): DictionaryKey | null {
  const [, name, type] = HASHED_FILE_PATTERN.exec(fileName) ?? [];
  return name !== undefined && (type === "js" || type === "css") ? { name, type } : null;
}

/** Converts a dictionary key to text, such as `entry.js`. */
export const stringifyDictionaryKey = ({ name, type }: DictionaryKey): string => `${name}.${type}`;

/**
 * Returns the compressible files of a build by URL path; empty if the build has no `assets` folder.
 * @param root Folder of the client files.
 */
export function listAssets(root: string): ReadonlyMap<string, Asset> {
  const folder = join(root, "assets");
  const files = readdirSync(root).includes("assets") ? readdirSync(folder) : [];
  const counts = new Map<string, number>();
  for (const file of files) {
    const key = parseDictionaryKey(file);
    if (key) counts.set(stringifyDictionaryKey(key), (counts.get(stringifyDictionaryKey(key)) ?? 0) + 1);
  }
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const path = join(folder, file);
    const { size, mtime: lastModified } = statSync(path);
    if (size < COMPRESSION_THRESHOLD_BYTES || !COMPRESSIBLE_FILE_PATTERN.test(file)) continue;
    const key = parseDictionaryKey(file);
    const isUnique = key !== null && counts.get(stringifyDictionaryKey(key)) === 1;
    assets.set(`/assets/${file}`, { path, size, lastModified, dictionaryKey: isUnique ? key : null });
  }
  return assets;
}
