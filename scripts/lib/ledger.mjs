// Runs of a measurement, one a line, gathered over days and machines in a file of the project.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Reads all runs of a file, oldest first; none without a file. */
export function readLedger(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Appends a run to a file. @param {object} run */
export const appendRun = (file, run) => appendFileSync(file, `${JSON.stringify(run)}\n`);

/** Counts equal names. @param {string[]} names @returns {[string, number][]} the most frequent first */
export const countNames = (names) =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => [name, length])
    .toSorted(([, one], [, other]) => other - one);

/** Abbreviated hash of the commit that a folder has checked out. @param {string} root */
export const commitOf = (root) =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
