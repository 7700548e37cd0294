// Compares two pictures by pixels.
import pixelmatch from "pixelmatch";
import sharp from "sharp";

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

/** Lossless, so that the approved picture equals the reviewed one. */
export const toWebp = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();

/**
 * Returns the differences of two pictures as a picture, and the number of pixels. The excess area of a larger one
 * counts as different.
 */
export async function differenceOf(before, after) {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [one, other] = [onGround(before, width, height), onGround(after, width, height)];
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(one, other, data, width, height, EVERY_PIXEL);
  return { pixels, picture: await toWebp({ data, width, height }) };
}

/** Places a picture on a transparent background of another size. */
function onGround({ data, width, height }, wide, high) {
  if (width === wide && height === high) return data;
  const ground = Buffer.alloc(wide * high * 4);
  for (let row = 0; row < height; row += 1) data.copy(ground, row * wide * 4, row * width * 4, (row + 1) * width * 4);
  return ground;
}
