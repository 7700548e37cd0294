import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { convertPicture, type PictureFormat } from "./convertPicture.ts";
import type { PictureCache } from "./createPictureCache.ts";
import { PictureError } from "./PictureError.ts";

/** Picture requested by a browser. */
export interface AskedPicture {
  /** Address of the original in the shop. */
  readonly source: URL;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Converted picture. */
export interface MadePicture {
  readonly bytes: Buffer;
  /** Entity tag, derived from the original and the conversion. */
  readonly tag: string;
}

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 40);

/**
 * Creates the converter of pictures: concurrent requests share one conversion, and the result is cached on disk. A
 * picture that the shop lacks is not requested again within a minute.
 *
 * @param fetchOriginal Fetches a picture from the shop; throws PictureError.
 */
export function createPictures(cache: PictureCache, fetchOriginal: (source: URL) => Promise<Buffer>) {
  const underWay = new Map<string, Promise<Buffer>>();
  const troubles = new LRUCache<string, PictureError>({ max: 1000, ttl: 60_000 });

  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running = underWay.get(name);
    if (running) return running;
    const work = (async () => {
      const cached = await cache.get(name);
      if (cached) return cached;
      const made = await make();
      await cache.put(name, made);
      return made;
    })().finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };

  return async ({ source, width, format }: AskedPicture): Promise<MadePicture> => {
    const lastError = troubles.get(source.href);
    if (lastError) throw lastError;
    const tag = fingerprint(`${source.href} ${width} ${format}`);
    try {
      const bytes = await once(`${tag}.${format}`, async () => {
        const original = await once(`${fingerprint(source.href)}.original`, () => fetchOriginal(source));
        return convertPicture(original, width, format);
      });
      return { bytes, tag };
    } catch (error) {
      if (error instanceof PictureError && (error.kind === "missing" || error.kind === "unusable"))
        troubles.set(source.href, error);
      throw error;
    }
  };
}
