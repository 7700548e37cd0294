import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** SQLite gives the files beside a database the mode of the database; those of an older version are changed, too. */
const SUFFIXES = ["", "-wal", "-shm"];

/**
 * Makes a database's files readable and writable by their owner alone, before anything is written into them.
 *
 * @returns Files that others may still read: file systems without modes, files of somebody else.
 * @throws Error if the folder or the file cannot be made.
 */
export function protectFile(file: string): readonly string[] {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  return SUFFIXES.map((suffix) => file + suffix).filter((name) => existsSync(name) && !isPrivate(name));
}

function isPrivate(file: string): boolean {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Its mode tells whether that was needed.
  }
  return process.platform === "win32" || (statSync(file).mode & 0o077) === 0;
}
