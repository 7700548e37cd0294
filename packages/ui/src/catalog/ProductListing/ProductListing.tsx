import { chakra } from "@chakra-ui/react";
import type { Page, ProductSummary, SiteLinks } from "@rewire/domain";
import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Pagination } from "../../primitives/Pagination/Pagination.tsx";
import { useStoreSettings } from "../../provider/Settings.tsx";
import { ProductGrid, type ProductGridProps } from "../../product/ProductGrid/ProductGrid.tsx";
import { NoProductsFound } from "../NoProductsFound/NoProductsFound.tsx";
import { ResultCount } from "../ResultCount/ResultCount.tsx";

export interface ProductListingProps extends Pick<ProductGridProps, "onAdd" | "addingId" | "onToggleWishlist" | "wishlistIds"> {
  /** The page's heading: a category's name, or "All products". */
  title: string;
  products: Page<ProductSummary>;
  links: Pick<SiteLinks, "product" | "products">;
  /** Where a page of this list lives. */
  pageHref: (page: number) => string;
  /** The same list without filters and search; null where nothing was asked for. @default null */
  clearHref?: string | null | undefined;
  /** Filters and sorting, between heading and products. */
  children?: ReactNode;
}

/** A list of products with its heading, their number, the tray, and the way to its other pages. */
export function ProductListing({ title, products, links, pageHref, clearHref = null, children, ...grid }: ProductListingProps) {
  const { items, total, page, pageCount } = products;
  const { productsPerPage } = useStoreSettings();
  const resultsId = useId();
  const from = (page - 1) * productsPerPage + 1;

  return (
    <>
      <Title>{title}</Title>
      {children}
      {total === 0 ? (
        <NoProductsFound clearHref={clearHref} productsHref={links.products()} />
      ) : (
        <section aria-labelledby={resultsId}>
          <Count>
            <ResultCount total={total} />
          </Count>
          <Unseen id={resultsId}>
            <FormattedMessage id="catalog.results" />
          </Unseen>
          <ProductGrid products={items} links={links} priorityCount={page === 1 ? 4 : 2} {...grid} />
          <Pages>
            <Pagination page={page} pages={pageCount} hrefFor={pageHref} />
            <Range>
              <FormattedMessage id="catalog.pageRange" values={{ name: title, from, to: from + items.length - 1, total }} />
            </Range>
          </Pages>
        </section>
      )}
    </>
  );
}

const Title = chakra("h1", { base: { textStyle: "h1", mb: "3" } });
const Count = chakra("div", { base: { pt: "1", pb: "4" } });
const Unseen = chakra("h2", { base: { srOnly: true } });
const Pages = chakra("div", { base: { display: "grid", gap: "3", justifyItems: "center", mt: "8" } });
const Range = chakra("p", { base: { textStyle: "sm", color: "fg.muted", textAlign: "center" } });
