import type { ProductSummary, SiteLinks } from "@rewire/domain";
import { memo } from "react";
import type { ProductCardProps } from "../ProductCard/ProductCard.tsx";
import { CardCell, CarouselCell, type GridCardProps } from "./GridCard.tsx";
import { GridRoot, CELLS_PER_GROUP, GridGroup, GroupedGridRoot } from "./ProductGrid.parts.tsx";
import { useProductsInSteps } from "./useProductsInSteps.ts";

// @chunk cards: used by lists, and by product pages only below the fold.

export interface ProductGridProps
  extends
    Pick<ProductCardProps, "headingLevel">,
    Pick<GridCardProps, "onAdd" | "onToggleWishlist" | "renderCompareToggle"> {
  products: readonly ProductSummary[];
  links: Pick<SiteLinks, "product">;
  /** `grid` has two to five columns, `carousel` is one row that scrolls if it is too narrow. @default "grid" */
  layout?: "grid" | "carousel" | undefined;
  /** Number of pictures that load eagerly, because they are in the first viewport. @default 0 */
  priorityCount?: number | undefined;
  /** Id of the product that is being added to the cart. */
  addingId?: number | null | undefined;
  wishlistIds?: ReadonlySet<number> | undefined;
}

/**
 * Grid of products with aligned rows, separated by thin lines. It is memoised, so that it re-renders only if a prop has
 * changed.
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
  renderCompareToggle,
}: ProductGridProps) {
  const visibleProducts = useProductsInSteps(products);
  const createCardProps = (product: ProductSummary, index: number): GridCardProps => ({
    product,
    href: links.product(product.slug),
    headingLevel,
    isPriority: index < priorityCount,
    onAdd,
    isAdding: addingId === product.id,
    onToggleWishlist,
    isInWishlist: wishlistIds?.has(product.id),
    renderCompareToggle,
  });
  if (layout === "carousel")
    return (
      <GridRoot layout="carousel">
        {products.map((product, index) => (
          <CarouselCell key={product.id} {...createCardProps(product, index)} sizes={carouselPictureSizes} />
        ))}
      </GridRoot>
    );
  // Index as key: another list updates the existing elements instead of replacing them.
  return (
    <GroupedGridRoot>
      {Array.from({ length: Math.ceil(visibleProducts.length / CELLS_PER_GROUP) }, (_, group) => (
        <GridGroup key={group}>
          {visibleProducts.slice(group * CELLS_PER_GROUP, (group + 1) * CELLS_PER_GROUP).map((product, index) => (
            <CardCell key={index} {...createCardProps(product, group * CELLS_PER_GROUP + index)} />
          ))}
        </GridGroup>
      ))}
    </GroupedGridRoot>
  );
});

const carouselPictureSizes = "(min-width:96em) 271px,(min-width:64em) 19vw,(min-width:48em) 30vw,57vw";
