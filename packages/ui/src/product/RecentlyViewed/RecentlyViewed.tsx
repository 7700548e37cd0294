import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { ProductGrid, type ProductGridProps } from "../ProductGrid/ProductGrid.tsx";

export interface RecentlyViewedProps extends Omit<ProductGridProps, "layout" | "headingLevel" | "priorityCount"> {
  /** Products, most recently viewed first. */
  products: ProductGridProps["products"];
  /** Id of the current product, which is omitted. */
  currentId?: number | undefined;
}

const MAX_PRODUCTS = 10;

/** Recently viewed products in one row. Renders nothing if there are none. */
export function RecentlyViewed({ products, currentId, ...gridProps }: RecentlyViewedProps) {
  const titleId = useId();
  const otherProducts = products.filter(({ id }) => id !== currentId).slice(0, MAX_PRODUCTS);
  if (otherProducts.length === 0) return null;

  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={<FormattedMessage id="product.recentlyViewed" />} />
      <ProductGrid products={otherProducts} layout="carousel" {...gridProps} />
    </section>
  );
}
