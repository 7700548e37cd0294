import type { Image } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";

/** Fields of a picture in the shop's responses. */
export interface ImageFields {
  readonly sourceUrl: string | null;
  readonly altText: string | null;
}

/**
 * Maps a picture; returns null if there is none.
 * @param alt Alternative text to use if the picture has none, usually the product's name.
 */
export function toImage(fields: ImageFields | null | undefined, alt = ""): Image | null {
  return fields?.sourceUrl ? { url: fields.sourceUrl, alt: decodeName(fields.altText).trim() || alt } : null;
}
