import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Unpacks something into a folder that either does not exist or is complete: it is unpacked beside the folder and then
 * renamed, so that neither a process that starts at the same time nor one after an interruption finds half of it.
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
