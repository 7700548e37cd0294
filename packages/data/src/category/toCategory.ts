import type { Category } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";
import { decodeSlug } from "../product/mappers/slug.ts";
import { toImage, type WireImage } from "../product/mappers/toImage.ts";

/** Fields of the fragment `CategoryDetail`. */
export interface WireCategory {
  readonly databaseId: number;
  readonly slug: string | null;
  readonly name: string | null;
  readonly count: number | null;
  readonly image: WireImage | null;
  readonly parent: { readonly node: { readonly slug?: string | null } } | null;
}

/**
 * Maps a category; returns null for one without a slug. Its picture is decorative, because the name is shown beside it.
 */
export function toCategory(wire: WireCategory): Category | null {
  if (!wire.slug) return null;
  const image = toImage(wire.image);
  return {
    id: wire.databaseId,
    slug: decodeSlug(wire.slug),
    name: decodeName(wire.name) || wire.slug,
    count: wire.count ?? 0,
    image: image && { ...image, alt: "" },
    parent: wire.parent?.node.slug ? decodeSlug(wire.parent.node.slug) : null,
  };
}
