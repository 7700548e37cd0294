// Full, read-only and corrupt disks. A separate disk requires root, and a system that can mount.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DISK_MB = 24;
const FILLER = 64 * 1024;
const CANNOT_MOUNT = "no disk can be mounted here";

const run = (command, ...rest) => execFileSync(command, rest, { stdio: "pipe" });

/** Mounts a small RAM disk; null if mounting is not possible. */
function mountDisk() {
  const folder = mkdtempSync(join(tmpdir(), "rewire-disk-"));
  try {
    run("mount", "-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remount: (mode) => run("mount", "-o", `remount,${mode}`, folder),
    close: () => {
      run("umount", "-l", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fills the disk. */
async function fill(folder) {
  const file = await open(join(folder, "filler"), "w");
  try {
    for (;;) await file.write(Buffer.alloc(FILLER, "x"));
  } catch (error) {
    if (error.code !== "ENOSPC") throw error;
  } finally {
    await file.close();
  }
}

/** Simulates a full disk of the state folder for a while. */
export function fullDisk() {
  const disk = mountDisk();
  if (!disk) return CANNOT_MOUNT;
  return {
    settings: { REWIRE_STATE_DIR: join(disk.folder, "gateway") },
    begin: () => fill(disk.folder),
    end: () => rm(join(disk.folder, "filler")),
    close: disk.close,
  };
}

/** Restarts the storefront and expects it to exit with a message about its folder. */
async function endsWithWords(rewire, meanwhile, pattern) {
  const outcome = await rewire.restartStorefront(meanwhile).then(
    () => "",
    (error) => error.message,
  );
  if (outcome === "") throw new Error("It has opened on a disk that it cannot use.");
  if (!pattern.test(outcome) || /\n\s+at /.test(outcome)) throw new Error(`It ended without words: ${outcome}`);
}

/** Simulates a read-only disk: the storefront is restarted on it, because a disk in use cannot be remounted. */
export function readOnlyDisk() {
  const disk = mountDisk();
  if (!disk) return CANNOT_MOUNT;
  return {
    settings: { REWIRE_STATE_DIR: join(disk.folder, "gateway") },
    begin: (rewire) => endsWithWords(rewire, async () => void disk.remount("ro"), /gateway/),
    end: (rewire) => {
      disk.remount("rw");
      return rewire.restartStorefront();
    },
    close: disk.close,
  };
}

/** Simulates a corrupt state database, with which the storefront is restarted. */
export function corruptDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "rewire-state-"));
  const file = join(folder, "state.db");
  const spoil = async () => {
    for (const name of await readdir(folder)) if (name.startsWith("state.db-")) await rm(join(folder, name));
    await writeFile(file, randomBytes(FILLER));
  };
  return {
    settings: { REWIRE_STATE_DIR: folder },
    begin: (rewire) => endsWithWords(rewire, spoil, /state\.db/),
    end: async (rewire) => {
      await rename(file, `${file}.corrupt`);
      await rewire.restartStorefront();
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
