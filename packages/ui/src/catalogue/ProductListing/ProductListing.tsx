import type { Page, ProductSummary, SiteLinks } from "@rewire/domain";
import { memo, Suspense, useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Pagination } from "../../primitives/Pagination/Pagination.tsx";
import { useShopSettings } from "../../provider/Settings.tsx";
import { ProductGrid, type ProductGridProps } from "../../product/ProductGrid/ProductGrid.tsx";
import { useLatestProducts, type LatestProducts } from "../../provider/LatestProducts.tsx";
import { lazyComponent } from "../../provider/lazyComponent.ts";
import { chakra } from "../../theme/chakra.tsx";
import type { ProductGroup } from "../GroupedProducts/GroupedProducts.tsx";
import { ResultCount } from "../ResultCount/ResultCount.tsx";
import type { ListSelection } from "./OtherResults.tsx";
import { ResultArea } from "./ResultArea.tsx";

const OtherResults = lazyComponent(() =>
  import("./OtherResults.tsx").then((module) => ({ default: module.OtherResults })),
);

export interface ProductListingProps extends Pick<
  ProductGridProps,
  "onAdd" | "addingId" | "onToggleWishlist" | "wishlistIds" | "renderCompareToggle"
> {
  /** Page heading: a category's name, or "All products". */
  title: string;
  products: Page<ProductSummary>;
  /** Groups of the products, in their order. @default none */
  groups?: readonly ProductGroup[] | null | undefined;
  links: Pick<SiteLinks, "product" | "products">;
  /** Returns the URL of a page of the list. */
  pageHref: (page: number) => string;
  /** Search and filters, which the message says if they leave nothing. @default none */
  selection?: ListSelection | undefined;
  /** CorrectedSearch, below the heading. */
  correctionNote?: ReactNode;
  /** AppliedFilters, beside the number of products. */
  appliedFilters?: ReactNode;
  /** Whether the list is incomplete, in which case an empty one shows no "no results" message. @default false */
  isPartial?: boolean | undefined;
  /** QuickFilters, beside the heading; below it on phones. */
  quickFilters?: ReactNode;
  /** Filters and sort order, between heading and products. */
  children?: ReactNode;
}

/** Product list with heading, number of products, grid and pagination. */
export function ProductListing({
  title,
  products,
  groups,
  links,
  pageHref,
  correctionNote,
  appliedFilters,
  quickFilters,
  selection,
  children,
  ...rest
}: ProductListingProps) {
  const resultsId = useId();
  const gridProps = { ...rest, links, priorityCount: 2 };

  return (
    <>
      {quickFilters ? (
        <HeadingRow>
          <Title>{title}</Title>
          {quickFilters}
        </HeadingRow>
      ) : (
        <Title>{title}</Title>
      )}
      {correctionNote && <ListNoteArea>{correctionNote}</ListNoteArea>}
      {children}
      <CountArea>
        <LatestCount products={products} />
        {appliedFilters}
      </CountArea>
      <ResultArea headingId={resultsId}>
        <HiddenHeading id={resultsId}>
          <FormattedMessage id="catalog.results" />
        </HiddenHeading>
        {groups || products.total === 0 ? (
          <Suspense fallback={null}>
            <OtherResults page={products} groups={groups} selection={selection} {...gridProps} />
          </Suspense>
        ) : (
          <LatestGrid {...gridProps} products={products} />
        )}
        {products.total > 0 && <OtherPages title={title} products={products} pageHref={pageHref} />}
      </ResultArea>
    </>
  );
}

const LatestCount = ({ products }: { products: LatestProducts }) => (
  <ResultCount total={useLatestProducts(products).total} />
);

interface LatestGridProps extends Omit<ProductGridProps, "products"> {
  products: LatestProducts;
}

const LatestGrid = ({ products, ...gridProps }: LatestGridProps) => (
  <ProductGrid {...gridProps} products={useLatestProducts(products).items} />
);

type OtherPagesProps = Pick<ProductListingProps, "title" | "products" | "pageHref">;

/** Pagination, with the range of products on this page. Memoised: renders only when a prop changes. */
const OtherPages = memo(function OtherPages({ title, products, pageHref }: OtherPagesProps) {
  const { items, total, page, pageCount } = products;
  const { productsPerPage } = useShopSettings();
  const firstPosition = (page - 1) * productsPerPage + 1;
  return (
    <PaginationArea>
      <Pagination page={page} pages={pageCount} hrefFor={pageHref} />
      <RangeText>
        <FormattedMessage
          id="catalog.pageRange"
          values={{ name: title, from: firstPosition, to: firstPosition + items.length - 1, total }}
        />
      </RangeText>
    </PaginationArea>
  );
});

const HeadingRow = chakra("div", {
  base: {
    display: { lg: "flex" },
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "6",
  },
});
const Title = chakra("h1", { base: { textStyle: "h1", mb: "3", overflowWrap: "anywhere" } });
const CountArea = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    rowGap: "2",
    minHeight: "60px",
    pt: "1",
    pb: "4",
  },
});
const ListNoteArea = chakra("div", { base: { textStyle: "sm", minHeight: "1.5em", mb: "3" } });
const HiddenHeading = chakra("h2", { base: { srOnly: true } });
const PaginationArea = chakra("div", { base: { display: "grid", gap: "3", justifyItems: "center", mt: "8" } });
const RangeText = chakra("p", {
  base: { textStyle: "sm", color: "fg.muted", textAlign: "center", overflowWrap: "anywhere" },
});
