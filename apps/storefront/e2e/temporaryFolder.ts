import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedMemoryFolder } from "../../../scripts/browser.mjs";

const PREFIX = "rewire-e2e-";
const HOUR_MS = 60 * 60 * 1000;

/** Parent folder: shared memory if possible, because the databases of servers wait for a disk at every write. */
const parent = sharedMemoryFolder() ?? tmpdir();

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Removes folders of test processes that were killed, so that they do not fill the memory. */
async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^rewire-e2e-(\d+)-/.exec(name)?.[1] ?? 0);
    if (pid === 0 || isRunning(pid)) continue;
    const path = join(parent, name);
    // Process ids of other containers are unknown here, and tests take less than an hour.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
}

const cleanup = removeAbandonedFolders();

/** Creates an empty folder for the data of a server; the test must remove it. */
export async function createTemporaryFolder(): Promise<string> {
  await cleanup;
  return mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
}
