import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import sharp from "sharp";
import { PictureError } from "./PictureError.ts";

/** Format of converted pictures: AVIF if the browser supports it, otherwise WebP. */
export type PictureFormat = "avif" | "webp";

/**
 * Options of the encoders. AVIF at effort 1 takes as long as WebP and is smaller; higher efforts take ten times as long
 * and reduce the file size by only a tenth.
 */
export const encoderOptions = { avif: { quality: 55, effort: 1 }, webp: { quality: 78, effort: 3 } } as const;

const READABLE_FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const MAX_PIXELS = 60_000_000;

// One thread per picture, because pages request many small ones concurrently.
sharp.concurrency(1);
sharp.cache(false);
const limitConcurrency = pLimit(availableParallelism());

/**
 * Converts a picture to a width and format. Pictures are not enlarged, and metadata are removed.
 *
 * @throws PictureError if the file is not a picture, or has too many pixels.
 */
export function convertPicture(originalPicture: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  return limitConcurrency(async () => {
    try {
      const image = sharp(originalPicture, { limitInputPixels: MAX_PIXELS, failOn: "error" });
      const { format: originalFormat } = await image.metadata();
      if (!READABLE_FORMATS.has(originalFormat)) throw new Error(`pictures of type ${originalFormat} are not shown`);
      const resizedImage = image.autoOrient().resize({ width, withoutEnlargement: true });
      return await (
        format === "avif" ? resizedImage.avif(encoderOptions.avif) : resizedImage.webp(encoderOptions.webp)
      ).toBuffer();
    } catch (error) {
      throw new PictureError("unusable", error instanceof Error ? error.message : String(error), { cause: error });
    }
  });
}
