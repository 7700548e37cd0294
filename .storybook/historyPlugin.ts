import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:rewire-history";
const MAX_ENTRIES = 12;
const SEPARATOR = "\u001F";

interface Change {
  commit: string;
  day: string;
  what: string;
}

/**
 * Provides docs pages with the commits that changed a component's folder; an empty list without git (see
 * docs/decisions).
 * @param read Returns the commits by folder. @default reads git's log
 */
export function historyPlugin(read: () => Record<string, Change[]> = readChanges): Plugin {
  return {
    name: "rewire-history",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const changes = ${JSON.stringify(read())}` : undefined),
  };
}

function readChanges(): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {};
  for (const record of log().split("\u001E").slice(1)) {
    const [head = "", ...paths] = record.trim().split("\n");
    const [commit = "", day = "", what = ""] = head.split(SEPARATOR);
    for (const folder of new Set(paths.filter(Boolean).map((path) => dirname(path)))) {
      const own = (changes[folder] ??= []);
      if (own.length < MAX_ENTRIES) own.push({ commit, day, what });
    }
  }
  return changes;
}

/** Commits with the changed files of ui and of the screens, newest first. */
function log(): string {
  const format = `%x1e%h${SEPARATOR}%as${SEPARATOR}%s`;
  try {
    return execFileSync(
      "git",
      [
        "log",
        "--no-merges",
        "--name-only",
        `--format=${format}`,
        "--",
        "packages/ui/src",
        "apps/storefront/app/screens",
      ],
      {
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
  } catch {
    return "";
  }
}
