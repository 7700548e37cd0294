// Approved pictures in the repository, and those of the latest run.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Paths of visual approval in a project. */
export const pathsOf = (root) => ({
  approved: join(root, "visual", "approved"),
  replaced: join(root, "visual", "replaced"),
  report: join(root, "visual", "report"),
  taken: join(root, "visual", "report", "pictures"),
  before: join(root, "visual", "report", "before"),
  approvedCopies: join(root, "visual", "report", "approved"),
  differences: join(root, "visual", "report", "differences"),
  outlines: join(root, "visual", "outlines"),
  takenOutlines: join(root, "visual", "report", "outlines"),
  comps: join(root, "visual", "report", "comps"),
  results: join(root, "visual", "report", "results.json"),
  design: join(root, "..", "shared", "design", "png"),
});

/** Returns the path of a picture in a folder. */
export const pictureFile = (folder, key) => join(folder, `${key}.webp`);

/** Returns the path of a picture of the latest run, as the camera took it. */
export const takenFile = (root, key) => join(pathsOf(root).taken, `${key}.png`);

/** Lists the keys of the pictures in a folder, with their sizes in bytes. */
export function picturesIn(folder) {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".webp"));
  return new Map(
    files.map((path) => [path.replaceAll("\\", "/").slice(0, -".webp".length), statSync(join(folder, path)).size]),
  );
}
