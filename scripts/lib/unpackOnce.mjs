import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Unpacks files into a folder that either does not exist or is complete: they are unpacked into a temporary folder that
 * is then renamed, so that no concurrent or later process finds an incomplete folder.
 * @param {string} folder Final folder; its name must contain the version.
 * @param {(staging: string) => Promise<void>} unpack Fills an empty folder.
 * @throws {Error} of `unpack`, or of the file system
 */
export async function unpackOnce(folder, unpack) {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const staging = mkdtempSync(`${folder}.`);
  try {
    await unpack(staging);
    renameSync(staging, folder);
  } catch (error) {
    // Another process was faster: its folder is complete, too.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
