import { createHash } from "node:crypto";
import sharp from "sharp";
import { convertPicture, encoderOptions } from "./convertPicture.ts";
import type { PictureCache } from "./createPictureCache.ts";

/** Function that converts a picture to a width and format. */
export type ConvertPicture = typeof convertPicture;

/**
 * Creates a converter that stores its results by the content of the original, not by its URL: storefronts that share the
 * cache convert a picture once, whatever the URLs of their shops.
 */
export function createSharedConverter(cache: PictureCache, convert: ConvertPicture = convertPicture): ConvertPicture {
  return async (originalPicture, width, format) => {
    const conversion = JSON.stringify([width, format, encoderOptions[format], sharp.versions]);
    const hash = createHash("sha256").update(conversion).update(originalPicture).digest("hex").slice(0, 40);
    const name = `${hash}.${format}`;
    const cachedPicture = await cache.get(name);
    if (cachedPicture) return cachedPicture;
    const picture = await convert(originalPicture, width, format);
    await cache.put(name, picture);
    return picture;
  };
}
