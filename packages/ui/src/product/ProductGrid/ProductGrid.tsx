import { type ProductSummary, type SiteLinks, canAddDirectly } from "@rewire/domain";
import { memo, type ReactNode } from "react";
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard.tsx";
import { GridRoot, GROUP, GridCell, GridGroup, GroupedGridRoot } from "./ProductGrid.parts.tsx";

// @chunk cards: lists; a product's page shows some far below only.

export interface ProductGridProps extends Pick<ProductCardProps, "headingLevel"> {
  products: readonly ProductSummary[];
  links: Pick<SiteLinks, "product">;
  /** `grid` fills the page with two to five columns, `carousel` is one row that scrolls where it is too narrow. @default "grid" */
  layout?: "grid" | "carousel" | undefined;
  /** How many pictures load at once, because they stand in the first view. @default 0 */
  priorityCount?: number | undefined;
  /** Puts a product without choices into the cart; without it no card has a button. */
  onAdd?: ((product: ProductSummary) => void) | undefined;
  /** The product on its way into the cart. */
  addingId?: number | null | undefined;
  /** Without it no card has a heart. */
  onToggleWishlist?: ((product: ProductSummary) => void) | undefined;
  wishlistIds?: ReadonlySet<number> | undefined;
  /** The CompareToggle of a product; without it no card has one. */
  compareFor?: ((product: ProductSummary) => ReactNode) | undefined;
}

/** Products in compartments that share their hairlines, the rows of all cells aligned. Drawn anew only when something of it changes. */
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
