// Clock of the machine that jumps at run time.
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HOUR_MS = 3_600_000;

/** Shifts the clock of storefront and shop by some hours, and back. @param {number} hours */
export function movedClock(hours) {
  const folder = mkdtempSync(join(tmpdir(), "rewire-clock-"));
  const file = join(folder, "offset");
  return {
    settings: { NODE_OPTIONS: `--import=${new URL("moveClock.mjs", import.meta.url).href}`, BENCH_CLOCK_FILE: file },
    begin: () => writeFile(file, String(hours * HOUR_MS)),
    end: () => writeFile(file, "0"),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
