import { type ProductSummary, type SiteLinks, canAddDirectly } from "@rewire/domain";
import { memo, type ReactNode } from "react";
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard.tsx";
import { GridRoot, GROUP, GridCell, GridGroup, GroupedGridRoot } from "./ProductGrid.parts.tsx";

// @chunk cards: lists; a product's page shows some far below only.

export interface ProductGridProps extends Pick<ProductCardProps, "headingLevel"> {
  products: readonly ProductSummary[];
  links: Pick<SiteLinks, "product">;
  /** `grid` has two to five columns, `carousel` is one row that scrolls if it is too narrow. @default "grid" */
  layout?: "grid" | "carousel" | undefined;
  /** Number of pictures that load eagerly, because they are in the first viewport. @default 0 */
  priorityCount?: number | undefined;
  /** Called to add a product without options to the cart; without it no card has a button. */
  onAdd?: ((product: ProductSummary) => void) | undefined;
  /** Id of the product that is being added to the cart. */
  addingId?: number | null | undefined;
  /** Called to toggle a product in the wishlist; without it no card has a wishlist button. */
  onToggleWishlist?: ((product: ProductSummary) => void) | undefined;
  wishlistIds?: ReadonlySet<number> | undefined;
  /** Returns the CompareToggle of a product; without it no card has one. */
  compareFor?: ((product: ProductSummary) => ReactNode) | undefined;
}

/**
 * Grid of products with shared hairlines, the rows of all cells aligned. Memoised: renders only when a prop changes.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  links,
  layout = "grid",
  headingLevel,
  priorityCount = 0,
  onAdd,
  addingId,
  onToggleWishlist,
  wishlistIds,
  compareFor,
}: ProductGridProps) {
  const cardOf = (product: ProductSummary, index: number) => (
    <ProductCard
      product={product}
      href={links.product(product.slug)}
      headingLevel={headingLevel}
      sizes={layout === "carousel" ? carouselSizes : undefined}
      isPriority={index < priorityCount}
      onAdd={onAdd && canAddDirectly(product) ? () => onAdd(product) : undefined}
      isAdding={addingId === product.id}
      onToggleWishlist={onToggleWishlist && (() => onToggleWishlist(product))}
      isInWishlist={wishlistIds?.has(product.id)}
      compare={compareFor?.(product)}
    />
  );
  if (layout === "carousel")
    return (
      <GridRoot layout="carousel">
        {products.map((product, index) => (
          <li key={product.id}>{cardOf(product, index)}</li>
        ))}
      </GridRoot>
    );
  return (
    <GroupedGridRoot>
      {Array.from({ length: Math.ceil(products.length / GROUP) }, (_, group) => (
        <GridGroup key={group}>
          {products.slice(group * GROUP, (group + 1) * GROUP).map((product, index) => (
            <GridCell key={product.id}>{cardOf(product, group * GROUP + index)}</GridCell>
          ))}
        </GridGroup>
      ))}
    </GroupedGridRoot>
  );
});

const carouselSizes = "(min-width: 64em) 20vw, (min-width: 48em) 32vw, 62vw";
