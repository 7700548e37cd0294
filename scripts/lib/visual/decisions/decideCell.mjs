// Decisions on one cell of a sheet: a state is approved, rejected or commented on alone.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { pathsOf, pictureFile, takenFile } from "../album.mjs";
import { changedCells, withCell } from "../changedCells.mjs";
import { differenceOf, isSame, pixelsOf, toWebp } from "../compare.mjs";
import { replaceApproved } from "../pack.mjs";
import { readApproved } from "../readApproved.mjs";
import { approve, comment, reject } from "./decide.mjs";

/**
 * Decides on one cell of a sheet. An approval puts the cell into the approved picture, whose other cells stay; after
 * that of the last changed cell the picture is the one that was taken.
 * @param {object} result Of the latest run; an approval updates it, and its pictures in the report.
 * @param {string} name Of the cell.
 * @param {"approved" | "rejected" | "comment"} verdict
 * @returns {Promise<import("./files.mjs").Decision>}
 * @throws {Error} if the cell has not changed, or cannot be decided on by itself
 */
export async function decideOnCell(root, result, name, verdict, reason) {
  if (result.cells === null)
    throw new Error(`${result.key} has changed beside its cells, which may have moved: decide on it as a whole.`);
  const cell = result.cells?.find((one) => one.name === name);
  if (!cell)
    throw new Error(
      `${result.key} has no changed cell "${name}"${result.cells?.length ? `: there is ${result.cells.map((one) => `"${one.name}"`).join(", ")}` : ""}.`,
    );
  const results = [{ ...result, cell }];
  if (verdict === "comment") return comment(root, results, reason);
  if (verdict === "rejected") return reject(root, results, reason);
  const content = await composeFile(root, result, cell);
  const decision = await replaceApproved(root, [result.key], () => approve(root, results, reason, { content }));
  await updateResult(root, result);
  return decision;
}

/** File of the approved picture with the new cell: the taken one, if nothing else has changed. */
async function composeFile(root, { key }, { box }) {
  const file = takenFile(root, key);
  const [before, after] = await Promise.all([readApproved(root, key), pixelsOf(file)]);
  if (before.width !== after.width || before.height !== after.height)
    throw new Error(`${key} has been approved in another size since it was taken: run \`npm run visual\` again.`);
  const composed = withCell(before, after, box);
  if (isSame(composed, after)) return readFileSync(file);
  const { data, width, height } = composed;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Compares the taken picture of a sheet with what is approved now, for the report. */
export async function updateResult(root, result) {
  const { approved, before, differences } = pathsOf(root);
  const { key, sheet } = result;
  if (!sheet || !existsSync(pictureFile(approved, key))) return;
  const [old, taken] = await Promise.all([readApproved(root, key), pixelsOf(takenFile(root, key))]);
  const { pixels, picture, changes } = await differenceOf(old, taken);
  writeFileSync(pictureFile(before, key), await toWebp(old));
  writeFileSync(pictureFile(differences, key), picture);
  Object.assign(result, { pixels, changes, cells: pixels === 0 ? [] : changedCells(old, taken, sheet) });
}
