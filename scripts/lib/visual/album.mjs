// Approved pictures in the repository, their approvals, and rejected pictures.
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";

/** Paths of visual approval in a project. */
export const pathsOf = (root) => ({
  approved: join(root, "visual", "approved"),
  approvals: join(root, "visual", "approvals.jsonl"),
  rejections: join(root, "visual", "rejections.json"),
  report: join(root, "visual", "report"),
  taken: join(root, "visual", "report", "pictures"),
  results: join(root, "visual", "report", "results.json"),
});

/** Returns the path of a picture in a folder. */
export const pictureFile = (folder, key) => join(folder, `${key}.webp`);

/** Lists the keys of the pictures in a folder, with their sizes in bytes. */
export function picturesIn(folder) {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".webp"));
  return new Map(
    files.map((path) => [path.replaceAll("\\", "/").slice(0, -".webp".length), statSync(join(folder, path)).size]),
  );
}

/** Reads the rejected pictures by key: `{ who, when, reason, commit }`. */
export const readRejections = (root) => {
  const { rejections } = pathsOf(root);
  return existsSync(rejections) ? JSON.parse(readFileSync(rejections, "utf8")) : {};
};

/** Writes the rejected pictures; deletes the file if there are none. */
export function writeRejections(root, rejected) {
  const { rejections } = pathsOf(root);
  if (Object.keys(rejected).length === 0) rmSync(rejections, { force: true });
  else {
    mkdirSync(dirname(rejections), { recursive: true });
    writeFileSync(
      rejections,
      `${JSON.stringify(Object.fromEntries(Object.entries(rejected).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
    );
  }
}

/** Returns the current commit, with a plus for uncommitted changes; empty without git. */
export function commitOf(root) {
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return `${git("rev-parse", "--short=12", "HEAD")}${git("status", "--porcelain", "--", "packages", "apps", ".storybook") ? "+" : ""}`;
  } catch {
    return "";
  }
}

/**
 * Approves pictures: each is moved to its place (or deleted, if its story no longer exists), and a line records who,
 * when and why.
 */
export function approve(root, results, { who, reason }) {
  const { approved, approvals, taken } = pathsOf(root);
  const rejected = readRejections(root);
  const [commit, when] = [commitOf(root), new Date().toISOString()];
  mkdirSync(approved, { recursive: true });
  for (const { key, id, theme, width, locale, status } of results) {
    const place = pictureFile(approved, key);
    if (status === "removed") rmSync(place, { force: true });
    else {
      mkdirSync(dirname(place), { recursive: true });
      copyFileSync(pictureFile(taken, key), place);
    }
    delete rejected[key];
    appendFileSync(
      approvals,
      `${JSON.stringify({ who, when, story: id ?? key, theme, width, locale, change: status, reason, commit, picture: relative(root, place).replaceAll("\\", "/") })}\n`,
    );
  }
  writeRejections(root, rejected);
}

/** Rejects pictures: the check fails until each equals the approved one again, or is approved. */
export function reject(root, results, { who, reason }) {
  const [commit, when] = [commitOf(root), new Date().toISOString()];
  const added = Object.fromEntries(
    results.map(({ key, status }) => [key, { who, when, reason, change: status, commit }]),
  );
  writeRejections(root, { ...readRejections(root), ...added });
}
