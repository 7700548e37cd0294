import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Suffixes of a database's files. SQLite creates them with the mode of the database; those of an older version are
 * changed, too.
 */
const FILE_SUFFIXES = ["", "-wal", "-shm"];

/**
 * Makes the files of a database readable and writable only by their owner, before any data are written.
 *
 * @returns Files that other users can still read, for example because the file system has no modes.
 * @throws Error if the folder or the file cannot be created.
 */
export function protectFile(file: string): readonly string[] {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  return FILE_SUFFIXES.map((suffix) => file + suffix).filter((name) => existsSync(name) && !isPrivate(name));
}

function isPrivate(file: string): boolean {
  try {
    chmodSync(file, 0o600);
  } catch {
    // The mode check below detects a failure.
  }
  return process.platform === "win32" || (statSync(file).mode & 0o077) === 0;
}
