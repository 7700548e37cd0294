import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../log/createLog.ts";

/** Cache of picture files by name, in a folder of limited size. */
export interface PictureCache {
  get(name: string): Promise<Buffer | null>;
  /** Stores a file; a failure is only logged. */
  put(name: string, bytes: Buffer): Promise<void>;
}

/**
 * Creates a cache of picture files in a folder. When the folder exceeds `maxBytes`, the oldest files are deleted until
 * a fifth of the space is free. Names are hashes with an extension.
 */
export function createPictureCache(folder: string, maxBytes: number, log: Log): PictureCache {
  let size: number | null = null;
  let isPruning = false;
  const toPath = (name: string) => join(folder, name.slice(0, 2), name);

  const listFiles = async () => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => null);
        return stats?.isFile() ? { path, bytes: stats.size, age: stats.mtimeMs } : null;
      }),
    );
    return files.filter((file) => file !== null);
  };

  const removeOldestFiles = async () => {
    const files = (await listFiles()).toSorted((a, b) => a.age - b.age);
    let totalBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (totalBytes > maxBytes) {
      for (const { path, bytes } of files) {
        if (totalBytes <= maxBytes * 0.8) break;
        await rm(path, { force: true });
        totalBytes -= bytes;
      }
    }
    size = totalBytes;
  };

  return {
    get: (name) => readFile(toPath(name)).catch(() => null),
    async put(name, bytes) {
      const path = toPath(name);
      const temporaryFile = `${path}.${randomBytes(4).toString("hex")}`;
      try {
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
        await writeFile(temporaryFile, bytes);
        await rename(temporaryFile, path);
        if (size !== null) size += bytes.byteLength;
        if (!isPruning && (size === null || size > maxBytes)) {
          isPruning = true;
          await removeOldestFiles().finally(() => {
            isPruning = false;
          });
        }
      } catch (error) {
        log.warn("A picture cannot be kept on disk", { path, error });
      }
    },
  };
}
