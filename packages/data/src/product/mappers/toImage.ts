import type { Image } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";

/** The shop's picture as our fragment asks for it. */
export interface WireImage {
  readonly sourceUrl: string | null;
  readonly altText: string | null;
}

/**
 * A picture, or null where the shop has none.
 * @param alt What to say where the shop has written no alternative text, the product's name mostly.
 */
export function toImage(wire: WireImage | null | undefined, alt = ""): Image | null {
  return wire?.sourceUrl ? { url: wire.sourceUrl, alt: decodeName(wire.altText).trim() || alt } : null;
}
