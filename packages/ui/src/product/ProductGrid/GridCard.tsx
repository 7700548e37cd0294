import { canAddDirectly, type ProductSummary } from "@rewire/domain";
import { memo, type ReactNode } from "react";
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard.tsx";
import { GridCell } from "./ProductGrid.parts.tsx";

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

/** Product card with the callbacks of its grid. */
function GridCard({ onAdd, onToggleWishlist, renderCompareToggle, ...cardProps }: GridCardProps) {
  const { product } = cardProps;
  return (
    <ProductCard
      {...cardProps}
      onAdd={onAdd && canAddDirectly(product) ? () => onAdd(product) : undefined}
      onToggleWishlist={onToggleWishlist && (() => onToggleWishlist(product))}
      compare={renderCompareToggle?.(product)}
    />
  );
}

/** Cell of a grid with its card. It is memoised, so that it renders only if its own product or state has changed. */
export const CardCell = memo(function CardCell(props: GridCardProps) {
  return (
    <GridCell>
      <GridCard {...props} />
    </GridCell>
  );
});

/** Cell of a carousel with its card, memoised as well. */
export const CarouselCell = memo(function CarouselCell(props: GridCardProps) {
  return (
    <li>
      <GridCard {...props} />
    </li>
  );
});
