import type { Category } from "@rewire/domain";
import { decodeName } from "../html/decodeName.ts";
import { decodeSlug } from "../product/mappers/slug.ts";
import { toImage, type ImageFields } from "../product/mappers/toImage.ts";

/** Fields of the fragment `CategoryDetail`. */
export interface CategoryFields {
  readonly databaseId: number;
  readonly slug: string | null;
  readonly name: string | null;
  readonly count: number | null;
  readonly image: ImageFields | null;
  readonly parent: { readonly node: { readonly slug?: string | null } } | null;
}

/**
 * Maps a category; returns null for a category without a slug. The picture has no alternative text, because the name is
 * shown beside it.
 */
export function toCategory(node: CategoryFields): Category | null {
  if (!node.slug) return null;
  const image = toImage(node.image);
  return {
    id: node.databaseId,
    slug: decodeSlug(node.slug),
    name: decodeName(node.name) || node.slug,
    count: node.count ?? 0,
    image: image && { ...image, alt: "" },
    parent: node.parent?.node.slug ? decodeSlug(node.parent.node.slug) : null,
  };
}
