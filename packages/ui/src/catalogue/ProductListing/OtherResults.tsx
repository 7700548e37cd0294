import type { Page, ProductSummary, SiteLinks } from "@rewire/domain";
import { GroupedProducts, type GroupedProductsProps } from "../GroupedProducts/GroupedProducts.tsx";
import { NoProductsFound, type NoProductsFoundProps } from "../NoProductsFound/NoProductsFound.tsx";

interface OtherResultsProps
  extends
    Omit<GroupedProductsProps, "products" | "groups" | "links">,
    Omit<NoProductsFoundProps, "productsHref" | "clearHref"> {
  page: Page<ProductSummary>;
  groups: GroupedProductsProps["groups"] | null | undefined;
  links: Pick<SiteLinks, "product" | "products">;
  clearHref?: NoProductsFoundProps["clearHref"] | undefined;
  /** Whether the list is incomplete. @default false */
  isPartial?: boolean | undefined;
}

/**
 * Content of a product list that is not a single grid: groups of products, or a message if there are none. Import it
 * lazily, because most lists need neither.
 */
export function OtherResults({
  page,
  groups,
  links,
  isPartial = false,
  clearHref = null,
  filterCount,
  filterToDrop,
  ...gridProps
}: OtherResultsProps) {
  if (groups) return <GroupedProducts products={page.items} groups={groups} links={links} {...gridProps} />;
  if (isPartial) return null;
  return (
    <NoProductsFound
      clearHref={clearHref}
      productsHref={links.products()}
      filterCount={filterCount}
      filterToDrop={filterToDrop}
    />
  );
}
