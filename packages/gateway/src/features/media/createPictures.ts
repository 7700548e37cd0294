import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { convertPicture, type PictureFormat } from "./convertPicture.ts";
import type { PictureCache } from "./createPictureCache.ts";
import type { ConvertPicture } from "./createSharedConverter.ts";
import { PictureError } from "./PictureError.ts";

/** Picture requested by a browser. */
export interface PictureRequest {
  /** URL of the original in the shop. */
  readonly source: URL;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Picture in the requested width and format, with its entity tag. */
export interface ConvertedPicture {
  readonly bytes: Buffer;
  /** Entity tag, derived from the original and the conversion. */
  readonly tag: string;
}

const hashText = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 40);

/**
 * Creates the function that converts pictures. Concurrent requests share one conversion, and the result is cached on
 * disk. A missing picture is not requested again within a minute.
 *
 * @param fetchOriginal Fetches a picture from the shop; throws PictureError.
 * @param convert Converts a picture. @default convertPicture
 */
export function createPictures(
  cache: PictureCache,
  fetchOriginal: (source: URL) => Promise<Buffer>,
  convert: ConvertPicture = convertPicture,
) {
  const pendingConversions = new Map<string, Promise<Buffer>>();
  const recentErrors = new LRUCache<string, PictureError>({ max: 1000, ttl: 60_000 });

  const convertOnce = (name: string, createPicture: () => Promise<Buffer>): Promise<Buffer> => {
    const pendingConversion = pendingConversions.get(name);
    if (pendingConversion) return pendingConversion;
    const work = (async () => {
      const cachedPicture = await cache.get(name);
      if (cachedPicture) return cachedPicture;
      const picture = await createPicture();
      await cache.put(name, picture);
      return picture;
    })().finally(() => pendingConversions.delete(name));
    pendingConversions.set(name, work);
    return work;
  };

  return async ({ source, width, format }: PictureRequest): Promise<ConvertedPicture> => {
    const lastError = recentErrors.get(source.href);
    if (lastError) throw lastError;
    const tag = hashText(`${source.href} ${width} ${format}`);
    try {
      const bytes = await convertOnce(`${tag}.${format}`, async () => {
        const originalPicture = await convertOnce(`${hashText(source.href)}.original`, () => fetchOriginal(source));
        return convert(originalPicture, width, format);
      });
      return { bytes, tag };
    } catch (error) {
      if (error instanceof PictureError && (error.kind === "missing" || error.kind === "unusable"))
        recentErrors.set(source.href, error);
      throw error;
    }
  };
}
