import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { ProductGrid, type ProductGridProps } from "../ProductGrid/ProductGrid.tsx";

export type RelatedProductsProps = Omit<ProductGridProps, "layout" | "headingLevel" | "priorityCount">;

/** Up to five related products. Renders nothing if there are none, or if `settings.showRelatedProducts` is off. */
export function RelatedProducts({ products, ...gridProps }: RelatedProductsProps) {
  const titleId = useId();
  const { showRelatedProducts } = useShopSettings();
  if (!showRelatedProducts || products.length === 0) return null;

  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={<FormattedMessage id="product.goesWithIt" />} />
      <ProductGrid products={products.slice(0, 5)} layout="carousel" {...gridProps} />
    </section>
  );
}
