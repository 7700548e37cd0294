import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { ProductCardSkeleton } from "../ProductCard/ProductCardSkeleton.tsx";
import { GridRoot } from "./ProductGrid.parts.tsx";

export interface ProductGridSkeletonProps {
  /** Number of cells. @default 8 */
  count?: number | undefined;
  /** Layout of the expected grid. @default "grid" */
  layout?: "grid" | "carousel" | undefined;
}

/** Placeholder for a product grid while the products are loading. */
export function ProductGridSkeleton({ count = 8, layout = "grid" }: ProductGridSkeletonProps) {
  return (
    <div aria-busy>
      <Text>
        <FormattedMessage id="product.loading" />
      </Text>
      <GridRoot layout={layout}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden>
            <ProductCardSkeleton />
          </li>
        ))}
      </GridRoot>
    </div>
  );
}

const Text = chakra("output", { base: { srOnly: true } });
