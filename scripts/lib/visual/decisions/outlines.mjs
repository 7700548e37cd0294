// Outlines of approved pictures, which follow their pictures.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { approvedOutlineFile, parseOutline, takenOutlineFile } from "../outline/outline.mjs";
import { findVersion } from "./git.mjs";

/** Makes the outline of the latest run the approved one; removes it if the run has none. */
export function approveOutline(root, key) {
  const [taken, file] = [takenOutlineFile(root, key), approvedOutlineFile(root, key)];
  if (!existsSync(taken)) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  return copyFileSync(taken, file);
}

/** Finds the outline of an earlier approved picture in git. @returns {Buffer | null} */
export function findOutline(root, key, hash) {
  const path = relative(root, approvedOutlineFile(root, key)).replaceAll("\\", "/");
  return hash && findVersion(root, path, (content) => parseOutline(content).picture === hash);
}

/** Writes an outline's content, or removes the outline. @param {Buffer | null} content */
export function restoreOutline(root, key, content) {
  const file = approvedOutlineFile(root, key);
  if (!content) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  return writeFileSync(file, content);
}
