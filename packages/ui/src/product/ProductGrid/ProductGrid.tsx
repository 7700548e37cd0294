import { chakra } from "@chakra-ui/react";
import type { ProductSummary, SiteLinks } from "@rewire/domain";
import { memo, type ReactNode } from "react";
import { tray } from "../../catalog/tray.ts";
import { canAddDirectly } from "../canAddDirectly.ts";
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard.tsx";

export interface ProductGridProps extends Pick<ProductCardProps, "headingLevel"> {
  products: readonly ProductSummary[];
  links: Pick<SiteLinks, "product">;
  /** `tray` fills the page with two to five columns, `shelf` is one row that scrolls where it is too narrow. @default "tray" */
  layout?: "tray" | "shelf" | undefined;
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
  products, links, layout = "tray", headingLevel, priorityCount = 0, onAdd, addingId, onToggleWishlist, wishlistIds, compareFor,
}: ProductGridProps) {
  return (
    <GridRoot layout={layout}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={links.product(product.slug)}
            headingLevel={headingLevel}
            sizes={layout === "shelf" ? shelfSizes : undefined}
            priority={index < priorityCount}
            onAdd={onAdd && canAddDirectly(product) ? () => onAdd(product) : undefined}
            isAdding={addingId === product.id}
            onToggleWishlist={onToggleWishlist && (() => onToggleWishlist(product))}
            isInWishlist={wishlistIds?.has(product.id)}
            compare={compareFor?.(product)}
          />
        </li>
      ))}
    </GridRoot>
  );
});

const shelfSizes = "(min-width: 64em) 20vw, (min-width: 48em) 32vw, 62vw";

/** As many columns as the share allows, and fewer where large text would not fit them. */
const upTo = (share: string) => `repeat(auto-fill, minmax(max(8.25rem, ${share}), 1fr))`;

/** Also holds the empty cells of a tray that is loading. */
export const GridRoot = chakra("ul", {
  base: {
    ...tray,
    display: "grid",
    "& > li": {
      ...tray["& > li"],
      display: "grid",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridRow: "span 6",
    },
  },
  variants: {
    layout: {
      tray: {
        gridTemplateColumns: upTo("34%"),
        "@media (min-width: 56.25em)": { gridTemplateColumns: upTo("25.5%") },
        "@media (min-width: 75em)": { gridTemplateColumns: upTo("20.5%") },
        "@media (min-width: 96em)": { gridTemplateColumns: upTo("17%") },
      },
      shelf: {
        gridAutoFlow: "column",
        gridAutoColumns: { base: "62%", md: "32%", lg: "20%" },
        gridTemplateRows: "repeat(6, auto)",
        overflowX: "auto",
        scrollSnapType: "x proximity",
        scrollbarWidth: "thin",
        "& > li": { scrollSnapAlign: "start" },
      },
    },
  },
  defaultVariants: { layout: "tray" },
});
