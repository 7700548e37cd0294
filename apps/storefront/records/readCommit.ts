import { execFileSync } from "node:child_process";

/** What of the repository a build is made of. */
export interface Commit {
  /** Its hash; null outside of a repository. */
  readonly hash: string | null;
  /** Whether files of the repository are changed and not committed. */
  readonly isChanged: boolean;
  /** When it was committed, in seconds; 0 outside of a repository. */
  readonly seconds: number;
}

/**
 * Reads from git which commit a folder holds. The time of a build is that of its commit, so that building it again
 * gives the same bytes; `SOURCE_DATE_EPOCH` (in seconds) sets another, for builds from a packed folder.
 */
export function readCommit(folder: string, env: NodeJS.ProcessEnv = process.env): Commit {
  const given = /^\d{1,11}$/.test(env["SOURCE_DATE_EPOCH"] ?? "") ? Number(env["SOURCE_DATE_EPOCH"]) : undefined;
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const [hash = "", seconds] = git("log", "-1", "--format=%H %ct").split(" ");
    return { hash, isChanged: git("status", "--porcelain") !== "", seconds: given ?? Number(seconds) };
  } catch {
    return { hash: null, isChanged: false, seconds: given ?? 0 };
  }
}
