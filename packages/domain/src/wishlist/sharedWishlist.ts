import type { ProductDetail, ProductSummary } from "../product/index.ts";
import type { WishlistEntry, WishlistItem } from "./wishlist.ts";

/**
 * Limits of a shared wishlist: the length of its name in characters, the number of its items, and the number of days
 * from the last change until it expires.
 */
export const sharedWishlistLimits = { nameLength: 40, items: 100, days: 180 } as const;

/** Wishlist as shown to anyone who has its link. */
export interface SharedWishlist {
  /** Name given by its owner; "" for none. */
  readonly name: string;
  readonly items: readonly WishlistItem[];
}

/** Link to a shared wishlist, as stored in the browser of the wishlist's owner. */
export interface SharedWishlistLink {
  /** Last part of the page's URL. */
  readonly key: string;
  /** Key that changes and ends the link; never part of a URL. */
  readonly ownerKey: string;
}

/** Request of a wishlist's owner to share the list, to update a shared list, or to stop sharing it. */
export type SharingRequest =
  | { readonly kind: "share"; readonly list: SharedWishlist; readonly link: SharedWishlistLink | null }
  | { readonly kind: "end"; readonly link: SharedWishlistLink };

/** Result of a {@link SharingRequest}. */
export type SharingResult =
  | { readonly kind: "shared"; readonly link: SharedWishlistLink }
  /** The link has ended, now or before. */
  | { readonly kind: "ended" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  /** The request is malformed, or the server cannot be reached. */
  | { readonly kind: "failed" };

/**
 * Combines a wishlist item with the current data of its product. A variation that no longer exists is shown as sold
 * out.
 * @param detail Product with its options and variations; null if they are not needed or cannot be read.
 */
export function createWishlistEntry(
  { productId, variationId, choice }: WishlistItem,
  product: ProductSummary,
  detail: Pick<ProductDetail, "attributes" | "variations"> | null,
): WishlistEntry {
  const variation = detail?.variations.find(({ id }) => id === variationId);
  const values = Object.keys(choice).length > 0 ? choice : (variation?.values ?? {});
  const options = Object.entries(values).flatMap(([name, value]) => {
    const attribute = detail?.attributes.find((candidate) => candidate.name === name);
    const option = attribute?.options.find((candidate) => candidate.value === value);
    return option ? [option.label] : [];
  });
  const entry = { productId, variationId, choice, options };
  if (variationId === null) return { ...entry, product };
  if (!variation?.isPurchasable)
    return { ...entry, product: { ...product, discount: null, stock: { ...product.stock, state: "outOfStock" } } };
  const { image, price, discount, stock } = variation;
  return { ...entry, product: { ...product, image: image ?? product.image, price, discount, stock } };
}
