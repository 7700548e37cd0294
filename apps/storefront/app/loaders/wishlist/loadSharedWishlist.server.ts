import { createWishlistEntry, type ProductDetail, type SharedWishlist, type WishlistEntry } from "@rewire/domain";
import type { CatalogueService } from "@rewire/gateway";
import { requireValue } from "../requireValue.server.ts";

/** Shared wishlist with current product data. */
export interface SharedWishlistContent {
  readonly name: string;
  readonly entries: readonly WishlistEntry[];
  /** Number of items whose product is no longer sold. */
  readonly unavailableCount: number;
}

/**
 * Loads current data of the products on a shared wishlist. Options and variations are loaded only for items with
 * selected options. @throws Response created by `createFailureResponse` if the catalogue cannot be read.
 */
export async function loadSharedWishlist(
  { name, items }: SharedWishlist,
  catalogue: Pick<CatalogueService, "cards" | "product">,
): Promise<SharedWishlistContent> {
  const cards = requireValue(await catalogue.cards([...new Set(items.map(({ productId }) => productId))]));
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const slugsWithChoice = new Set(
    items.flatMap(({ productId, variationId }) => {
      const card = variationId === null ? undefined : cardsById.get(productId);
      return card ? [card.slug] : [];
    }),
  );
  const details = new Map<string, ProductDetail>();
  await Promise.all(
    [...slugsWithChoice].map(async (slug) => {
      const result = await catalogue.product(slug);
      if (result.ok) details.set(slug, result.value);
    }),
  );
  const entries = items.flatMap((item) => {
    const card = cardsById.get(item.productId);
    return card ? [createWishlistEntry(item, card, details.get(card.slug) ?? null)] : [];
  });
  return { name, entries, unavailableCount: items.length - entries.length };
}
