import { execFileSync } from "node:child_process";

/** Git commit from which a build was created. */
export interface Commit {
  /** Commit hash; null outside of a repository. */
  readonly hash: string | null;
  /** Whether the repository has uncommitted changes. */
  readonly isChanged: boolean;
  /** Commit time in Unix seconds; 0 outside of a repository. */
  readonly seconds: number;
}

/**
 * Reads the current commit of a folder from git. The commit time is used as the build time, so that builds are
 * reproducible. For builds from an archive, `SOURCE_DATE_EPOCH` (in seconds) overrides the commit time.
 */
export function readCommit(folder: string, env: NodeJS.ProcessEnv = process.env): Commit {
  const sourceDate = /^\d{1,11}$/.test(env["SOURCE_DATE_EPOCH"] ?? "") ? Number(env["SOURCE_DATE_EPOCH"]) : undefined;
  const runGit = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const [hash = "", seconds] = runGit("log", "-1", "--format=%H %ct").split(" ");
    return { hash, isChanged: runGit("status", "--porcelain") !== "", seconds: sourceDate ?? Number(seconds) };
  } catch {
    return { hash: null, isChanged: false, seconds: sourceDate ?? 0 };
  }
}
