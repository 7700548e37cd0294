import type { ProductSummary } from "@rewire/domain";
import { useId, type ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import { ProductGrid, type ProductGridProps } from "../../product/ProductGrid/ProductGrid.tsx";
import { chakra } from "../../theme/chakra.tsx";

/**
 * Group of products in a list, such as all repairs: its title, its total number of products, and the number on the
 * current page.
 */
export interface ProductGroup {
  /** Localised name. */
  readonly title: string;
  /** Number of products on all pages. */
  readonly total: number;
  /** Number of products on this page. */
  readonly countOnPage: number;
}

export interface GroupedProductsProps extends Omit<ProductGridProps, "products" | "headingLevel" | "layout"> {
  /** Products of the page, group by group. */
  products: readonly ProductSummary[];
  groups: readonly ProductGroup[];
}

/** Search results in two groups, repairs and goods, each with a heading and a grid. */
export function GroupedProducts({ products, groups, priorityCount = 0, ...grid }: GroupedProductsProps) {
  return groups.map(({ title, total, countOnPage }, index) => {
    const firstIndex = groups.slice(0, index).reduce((sum, group) => sum + group.countOnPage, 0);
    return (
      <GroupSection key={title} title={title} total={total}>
        <ProductGrid
          products={products.slice(firstIndex, firstIndex + countOnPage)}
          headingLevel={4}
          priorityCount={index === 0 ? priorityCount : 0}
          {...grid}
        />
      </GroupSection>
    );
  });
}

interface GroupSectionProps extends Pick<ProductGroup, "title" | "total"> {
  children: ReactNode;
}

function GroupSection({ title, total, children }: GroupSectionProps) {
  const id = useId();
  return (
    <ResultSection aria-labelledby={id}>
      <Heading id={id}>
        {title}{" "}
        <GroupTotal>
          <FormattedNumber value={total} />
        </GroupTotal>
      </Heading>
      {children}
    </ResultSection>
  );
}

const ResultSection = chakra("section", { base: { "& + &": { mt: "10" } } });
const Heading = chakra("h3", { base: { textStyle: "h3", mb: "4", overflowWrap: "anywhere" } });
const GroupTotal = chakra("span", { base: { color: "fg.muted", fontWeight: "normal" } });
