import { pathsOf, pictureFile, takenFile } from "../album.mjs";
import { hashOf } from "../decisions/files.mjs";
import { compareOutlines } from "./compare.mjs";
import { approvedOutlineFile, outlineOf, takenOutlineFile } from "./outline.mjs";

/**
 * Compares the outlines of a picture that has changed.
 * @param {{ key: string, status: string, pixels?: number }} result Of the latest run.
 * @returns {import("./compare.mjs").OutlineDifference | "missing" | null} "missing" without the outlines of both
 * pictures, null for what was not compared: new and removed pictures, and those whose decisions are asked for
 */
export function describeChange(root, { key, status }) {
  if (status !== "changed") return null;
  const before = outlineOf(approvedOutlineFile(root, key), hashOf(pictureFile(pathsOf(root).approved, key)));
  const after = outlineOf(takenOutlineFile(root, key), hashOf(takenFile(root, key)));
  return before && after ? compareOutlines(before, after) : "missing";
}
