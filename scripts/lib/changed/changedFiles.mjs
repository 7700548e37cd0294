// Changed files in the working tree, from git.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists files that differ from a commit, including untracked ones.
 * @param root Folder of the project.
 * @param revision Commit to compare with; uncommitted changes by default.
 * @returns {string[]} paths relative to the root, including deleted files
 * @throws without git, or for an unknown commit
 */
export function changedFiles(root, revision = "HEAD") {
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
      .split("\0")
      .filter(Boolean);
  return [
    ...new Set([
      ...git("diff", "--name-only", "--no-renames", "--relative", "-z", revision),
      ...git("ls-files", "--others", "--exclude-standard", "-z"),
    ]),
  ].toSorted();
}

/** Returns the text of a file at a commit; "" if it did not exist. */
export function textAt(root, revision, path) {
  try {
    return execFileSync("git", ["show", `${revision}:./${path}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return "";
  }
}

/**
 * Reads changed files, with an empty text where they did not or do not exist.
 * @param {string[]} changed Paths relative to the root.
 * @returns {import("./reach.mjs").Change[]}
 */
export const readChanges = (root, revision, changed, readText) =>
  changed.map((path) => ({
    path,
    before: readText(root, revision, path),
    after: existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "",
  }));

/** Returns the absolute path of a path relative to the root. */
export const absolute = (root, path) => join(root, path);

/** Readers of the working copy's history; tests pass their own. */
export const GIT = { changedFiles, textAt };
