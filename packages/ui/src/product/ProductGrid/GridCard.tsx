import { canAddDirectly, type ProductSummary } from "@rewire/domain";
import { memo, type ReactNode } from "react";
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard.tsx";

// @chunk cards: loaded with the product cards.

export interface GridCardProps extends Pick<
  ProductCardProps,
  "product" | "href" | "headingLevel" | "sizes" | "isPriority" | "isAdding" | "isInWishlist"
> {
  /** Called to add a product without options to the cart; without it the card has no button. */
  onAdd?: ((product: ProductSummary) => void) | undefined;
  /** Called to toggle the product in the wishlist; without it the card has no wishlist button. */
  onToggleWishlist?: ((product: ProductSummary) => void) | undefined;
  /** Returns the CompareToggle of a product; without it the card has none. */
  renderCompareToggle?: ((product: ProductSummary) => ReactNode) | undefined;
}

/**
 * Product card with the callbacks of its grid. It is memoised, so that it re-renders only if its own product or state
 * has changed.
 */
export const GridCard = memo(function GridCard({
  onAdd,
  onToggleWishlist,
  renderCompareToggle,
  ...cardProps
}: GridCardProps) {
  const { product } = cardProps;
  return (
    <ProductCard
      {...cardProps}
      onAdd={onAdd && canAddDirectly(product) ? () => onAdd(product) : undefined}
      onToggleWishlist={onToggleWishlist && (() => onToggleWishlist(product))}
      compare={renderCompareToggle?.(product)}
    />
  );
});
