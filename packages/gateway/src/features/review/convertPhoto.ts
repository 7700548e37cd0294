import { reviewForm } from "@rewire/domain";
import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import sharp from "sharp";

/** Photo in the form in which it is stored: without metadata, upright, and limited in size. */
export interface ConvertedPhoto {
  /** WebP. */
  readonly photo: Buffer;
  /** Square, WebP. */
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = 60_000_000;
const MAX_EDGE = 1600;
const THUMBNAIL_EDGE = 240;

/** One photo at a time: a decoded one takes up to 240 MB. */
const limitConcurrency = pLimit(1);

/**
 * Converts a photo according to its content, regardless of its file name. All metadata, such as the location, are
 * removed.
 *
 * @returns null if the type is not accepted, the file is damaged, or the photo has too many pixels.
 */
export function convertPhoto(content: Uint8Array): Promise<ConvertedPhoto | null> {
  return limitConcurrency(async () => {
    const type = await fileTypeFromBuffer(content).catch(() => undefined);
    if (!reviewForm.photoTypes.some((acceptedType) => acceptedType === type?.mime)) return null;
    try {
      const uprightImage = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
      const { data: photo, info: imageInfo } = await uprightImage
        .clone()
        .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 78, effort: 3 })
        .toBuffer({ resolveWithObject: true });
      const thumbnail = await uprightImage
        .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: "cover" })
        .webp({ quality: 72, effort: 3 })
        .toBuffer();
      return { photo, thumbnail, width: imageInfo.width, height: imageInfo.height };
    } catch {
      return null;
    }
  });
}
