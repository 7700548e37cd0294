// Compares two pictures by pixels.
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { alignRows, rowsOf } from "./align.mjs";

/**
 * Exact comparison: the same code produces the same picture, so a tolerance would only hide changes, such as a colour
 * by 3 %.
 */
const EVERY_PIXEL = { threshold: 0, includeAA: true, diffColor: [220, 0, 90], alpha: 0.12 };

/** @returns {Promise<{ data: Buffer, width: number, height: number }>} pixels in RGBA */
export async function pixelsOf(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns whether two pictures have the same pixels. */
export const isSame = (a, b) => a.width === b.width && a.height === b.height && a.data.equals(b.data);

/** Lossless and quick, for the report. */
export const toWebp = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();

/** Largest height of a WebP picture. */
const MAX_HEIGHT = 16_383;

/** Distance in rows up to which differences belong to one change. */
const NEAR = 24;

/**
 * Difference of two pictures.
 * @typedef {object} Difference
 * @property {number} pixels
 * @property {Buffer} picture
 * @property {{ left: number, width: number, height: number, top: number, before: number, after: number }[]} changes
 * Areas of the difference from top to bottom: `top` in its picture, `before` and `after` in the two pictures.
 */

/**
 * Returns the differences of two pictures. Rows are aligned first: what has only moved up or down is no difference. The
 * excess width of a wider one counts as different.
 * @returns {Promise<Difference>}
 */
export async function differenceOf(before, after) {
  const steps = stepsOf(before, after);
  const [width, height] = [Math.max(before.width, after.width), steps.length];
  const one = arrange(before, width, steps, 0);
  const other = arrange(after, width, steps, 1);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(one, other, data, width, height, EVERY_PIXEL);
  return {
    pixels,
    picture: await toWebp({ data, width, height }),
    changes: changesOf(one, other, width, steps),
  };
}

/** Rows of both pictures that stand beside each other; from the top if the pictures have no rows in common. */
function stepsOf(before, after) {
  const steps = before.width === after.width ? alignRows(rowsOf(before), rowsOf(after)) : undefined;
  if (steps && steps.length <= MAX_HEIGHT) return steps;
  return Array.from({ length: Math.max(before.height, after.height) }, (_, row) => [
    row < before.height ? row : null,
    row < after.height ? row : null,
  ]);
}

/** Arranges the rows of a picture by steps; a row of the other picture alone is transparent here. */
function arrange({ data, width }, wide, steps, side) {
  const ground = Buffer.alloc(wide * steps.length * 4);
  for (const [index, step] of steps.entries())
    if (step[side] !== null) data.copy(ground, index * wide * 4, step[side] * width * 4, (step[side] + 1) * width * 4);
  return ground;
}

/** Areas in which two arranged pictures differ. */
function changesOf(one, other, width, steps) {
  const changes = [];
  const next = [0, 0];
  for (const [index, step] of steps.entries()) {
    for (const side of [0, 1]) if (step[side] !== null) next[side] = step[side];
    const [left, right] = spanOf(one, other, index * width, width);
    if (left > right) continue;
    const last = changes.at(-1);
    if (last && index - last.bottom <= NEAR)
      Object.assign(last, { bottom: index, left: Math.min(last.left, left), right: Math.max(last.right, right) });
    else changes.push({ top: index, bottom: index, left, right, before: next[0], after: next[1] });
  }
  return changes.map(({ top, bottom, left, right, before, after }) => ({
    left,
    width: right - left + 1,
    top,
    height: bottom - top + 1,
    before,
    after,
  }));
}

/** First and last different pixel of a row; the first is behind the last if none differs. */
function spanOf(one, other, start, width) {
  const [row, otherRow] = [one, other].map((data) => data.subarray(start * 4, (start + width) * 4));
  if (row.equals(otherRow)) return [width, -1];
  const differs = (x) => row.readUInt32LE(x * 4) !== otherRow.readUInt32LE(x * 4);
  let [left, right] = [0, width - 1];
  while (!differs(left)) left += 1;
  while (!differs(right)) right -= 1;
  return [left, right];
}
