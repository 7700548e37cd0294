// Finds the cells of a sheet that have changed, so that each state can be decided on by itself.
import { createHash } from "node:crypto";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** A cell of a sheet that has changed; `hash` is that of its new pixels. @typedef {{ name: string, box: Box, hash: string }} ChangedCell */
/** @typedef {{ data: Buffer, width: number, height: number }} Pixels */

/**
 * Lists the cells of a sheet that differ in two pictures.
 * @param {Pixels} before
 * @param {Pixels} after
 * @param {{ name: string, box: Box }[]} cells Places in the later picture.
 * @returns {ChangedCell[] | null} null if something else has changed as well, such as the height of a cell, which moves
 * what follows: such a sheet can be decided on as a whole alone
 */
export function changedCells(before, after, cells) {
  if (before.width !== after.width || before.height !== after.height) return null;
  const changed = cells.filter(({ box }) => hashOfCell(before, box) !== hashOfCell(after, box));
  const composed = changed.reduce((pixels, { box }) => withCell(pixels, after, box), before);
  if (changed.length === 0 || !composed.data.equals(after.data)) return null;
  return changed.map(({ name, box }) => ({ name, box, hash: hashOfCell(after, box) }));
}

/** Returns a picture with one cell of another. @param {Pixels} before @param {Pixels} after @param {Box} box */
export function withCell(before, after, box) {
  const data = Buffer.from(before.data);
  for (const [start, end] of spansOf(before, box)) after.data.copy(data, start, start, end);
  return { ...before, data };
}

function hashOfCell(pixels, box) {
  const hash = createHash("sha256");
  for (const [start, end] of spansOf(pixels, box)) hash.update(pixels.data.subarray(start, end));
  return hash.digest("hex");
}

/** First and last byte of each row of a box, as far as it is on the picture. */
function spansOf({ width, height }, box) {
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.left + box.width)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(height, box.top + box.height)];
  return Array.from({ length: Math.max(0, bottom - top) }, (_, row) => [
    ((top + row) * width + left) * 4,
    ((top + row) * width + right) * 4,
  ]);
}
