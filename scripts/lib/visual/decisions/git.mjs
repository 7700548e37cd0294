// Reads the data of a decision from git: its reviewer, the commit, and the authors of the reviewed changes.
import { execFileSync } from "node:child_process";

/** Folders whose changes can affect pictures. */
const SOURCES = ["packages", "apps", ".storybook"];

/** Returns git's output; null without git, or if git refuses the command. */
export function gitOutput(root, ...args) {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 2 ** 20,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

const isDirty = (root) => Boolean(gitOutput(root, "status", "--porcelain", "--", ...SOURCES));

/**
 * Returns the reviewer's name from git's configuration.
 * @throws {Error} if git has no name
 */
export function reviewerOf(root) {
  const name = gitOutput(root, "config", "user.name");
  if (!name) throw new Error('Git does not know your name yet: git config user.name "Ann Example"');
  return name;
}

/** Returns the current commit, with a plus for uncommitted changes that can affect pictures; empty without git. */
export function commitOf(root) {
  const commit = gitOutput(root, "rev-parse", "--short=12", "HEAD");
  return commit ? `${commit}${isDirty(root) ? "+" : ""}` : "";
}

/**
 * Lists the authors of the changes between two commits, with the current user if the later one has a plus, for
 * uncommitted changes.
 * @param {string} since As in a decision; if git does not know it, only the latest commit counts.
 * @param {string} until Of the code that was seen; the current commit if git does not know it.
 */
export function authorsBetween(root, since, until) {
  const [from, pictured] = [since, until].map((commit) => commit.replace("+", ""));
  const to =
    pictured && gitOutput(root, "rev-parse", "--verify", "--quiet", `${pictured}^{commit}`) ? pictured : "HEAD";
  const log = (...range) => gitOutput(root, "log", "--format=%aN", ...range, "--", ...SOURCES);
  const names = (from ? log(`${from}..${to}`) : null) ?? log("-1", to) ?? "";
  const current = until.endsWith("+") ? [gitOutput(root, "config", "user.name") ?? ""] : [];
  return [...new Set([...names.split("\n"), ...current].filter(Boolean))].toSorted();
}

/**
 * Finds an earlier version of a file by a property of its content.
 * @param {string} path From the root of the project.
 * @param {(content: Buffer) => boolean} matches
 * @returns {Buffer | null}
 */
export function findVersion(root, path, matches) {
  const commits =
    gitOutput(root, "log", "--full-history", "--format=%H", "--", path)?.split("\n").filter(Boolean) ?? [];
  for (const commit of commits) {
    const content = showFile(root, `${commit}:${path}`);
    if (content && matches(content)) return content;
  }
  return null;
}

/** Returns the content of a file in the latest commit; null if it has none. @param {string} path From the root. */
export const committedFile = (root, path) => showFile(root, `HEAD:./${path}`);

/**
 * Lists files below a folder that are not as in the latest commit.
 * @param {string} folder From the root of the project.
 * @returns {string[] | null} their paths from the root of the project; null without git
 */
export function uncommittedFiles(root, folder) {
  const changed = gitOutput(root, "diff", "--name-only", "--relative", "-z", "HEAD", "--", folder);
  const added = gitOutput(root, "ls-files", "--others", "--exclude-standard", "-z", "--", folder);
  if (changed === null || added === null) return null;
  return `${changed}\0${added}`.split("\0").filter(Boolean);
}

function showFile(root, object) {
  try {
    return execFileSync("git", ["cat-file", "blob", object], {
      cwd: root,
      maxBuffer: 64 * 2 ** 20,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}
