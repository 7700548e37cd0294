import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "@rewire/gateway";
import { readBuildRecords, selectBuilds, type BuildRecord } from "./buildRecord.ts";
import type { Dictionary } from "./compressFile.ts";
import { stringifyDictionaryKey, type Asset, type DictionaryKey } from "./listAssets.ts";

/**
 * Stored scripts and styles of the current build and previous builds, to be used as compression dictionaries for later
 * builds.
 */
export interface DictionaryStore {
  /** Whether a file of the same chunk with this SHA-256 (hexadecimal) is stored. */
  has(key: DictionaryKey, sha256: string): boolean;
  /** Reads a stored file; null if it is missing, or if its content does not match its hash. */
  read(sha256: string): Promise<Dictionary | null>;
}

interface DictionaryStoreOptions {
  /** Folder for these files only; several gateways may share it. */
  readonly folder: string;
  readonly buildId: string;
  readonly assets: Iterable<Asset>;
  readonly now?: () => number;
  readonly limits?: { readonly maxBuilds?: number; readonly maxBytes?: number };
}

/**
 * Minimum age in milliseconds of an unreferenced file before it is removed, because it may be in the process of being
 * stored.
 */
const MIN_UNUSED_FILE_AGE_MS = 60 * 60 * 1000;

const computeSha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Opens the stored scripts and styles of previous builds, and stores those of the running build. If the limits are
 * exceeded, the least recently deployed builds are removed. @throws Error if the folder is not writable.
 */
export async function openDictionaryStore({
  folder,
  buildId,
  assets,
  now = Date.now,
  limits,
}: DictionaryStoreOptions): Promise<DictionaryStore> {
  const files = join(folder, "files");
  const buildsFolder = join(folder, "builds");
  for (const path of [files, buildsFolder]) await mkdir(path, { recursive: true, mode: 0o700 });

  const storedFiles = await Promise.all([...assets].map((asset) => storeAsset(files, asset)));
  const record: BuildRecord = { deployedAt: now(), files: storedFiles.filter((file) => file !== null) };
  await replaceFile(join(buildsFolder, `${buildId}.json`), JSON.stringify(record));

  const records = await readBuildRecords(buildsFolder);
  const selectedBuildIds = selectBuilds(records, buildId, limits);
  for (const id of records.keys())
    if (!selectedBuildIds.has(id)) await rm(join(buildsFolder, `${id}.json`), { force: true });

  const keysByHash = new Map<string, Set<string>>();
  for (const id of selectedBuildIds)
    for (const { sha256, key } of records.get(id)?.files ?? [])
      keysByHash.set(sha256, (keysByHash.get(sha256) ?? new Set()).add(key));
  for (const path of [files, buildsFolder])
    await removeUnusedFiles(path, (name) => keysByHash.has(name) || name.endsWith(".json"), now());

  return {
    has: (key, sha256) => keysByHash.get(sha256)?.has(stringifyDictionaryKey(key)) ?? false,
    async read(sha256) {
      if (!keysByHash.has(sha256)) return null;
      try {
        const bytes = await readFile(join(files, sha256));
        return computeSha256(bytes) === sha256 ? { bytes, sha256 } : null;
      } catch {
        // Removed by another gateway, which has newer builds.
        return null;
      }
    },
  };
}

/** Opens the dictionary store. If the folder cannot be used, logs a warning and returns null. */
export async function tryOpenDictionaryStore(
  options: DictionaryStoreOptions,
  log: Pick<Log, "warn">,
): Promise<DictionaryStore | null> {
  try {
    return await openDictionaryStore(options);
  } catch (error) {
    log.warn("Former builds cannot be stored: returning visitors fetch changed scripts whole", {
      folder: options.folder,
      error,
    });
    return null;
  }
}

/** Writes a file atomically, even if the process is killed or another one writes the same file. */
async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporaryFile = `${path}.${crypto.randomUUID()}.new`;
  await writeFile(temporaryFile, content, { mode: 0o600 });
  await rename(temporaryFile, path);
}

/** Stores a file that may be a dictionary; null for others. */
async function storeAsset(
  folder: string,
  { path, dictionaryKey }: Asset,
): Promise<BuildRecord["files"][number] | null> {
  if (!dictionaryKey) return null;
  const bytes = await readFile(path);
  const sha256 = computeSha256(bytes);
  await storeFile(join(folder, sha256), bytes);
  return { key: stringifyDictionaryKey(dictionaryKey), sha256, size: bytes.byteLength };
}

/** Stores a file under its hash unless its bytes are there already. */
async function storeFile(path: string, bytes: Buffer): Promise<void> {
  const existingContent = await readFile(path).catch(() => null);
  if (existingContent?.equals(bytes)) await utimes(path, new Date(), new Date());
  else await replaceFile(path, bytes);
}

/** Removes unreferenced files, and temporary files of a killed process, once they are old enough. */
async function removeUnusedFiles(folder: string, isUsed: (name: string) => boolean, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (isUsed(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs >= MIN_UNUSED_FILE_AGE_MS) await rm(path, { force: true });
  }
}
