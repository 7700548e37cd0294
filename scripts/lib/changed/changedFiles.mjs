// What has changed in the working tree, from git.
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const LINES = /\r?\n/;

/**
 * Lists files that differ from a commit, those that git does not track yet included.
 * @param root Folder of the project.
 * @param revision What to compare with; uncommitted changes by default.
 * @returns {string[]} paths from the root, deleted files included
 * @throws where there is no git, or no such commit
 */
export function changedFiles(root, revision = "HEAD") {
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
      .split(LINES)
      .filter(Boolean);
  return [
    ...new Set([
      ...git("diff", "--name-only", "--no-renames", revision),
      ...git("ls-files", "--others", "--exclude-standard"),
    ]),
  ].toSorted();
}

/** Text of a file at a commit; "" where it was not there. */
export function textAt(root, revision, path) {
  try {
    return execFileSync("git", ["show", `${revision}:${path}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return "";
  }
}

/** Absolute path of a path from the root. */
export const absolute = (root, path) => join(root, path);
