import { stringifyQuery, listAppliedFilters } from "@rewire/domain";
import {
  Breadcrumb,
  FilterBar,
  LatestProductsProvider,
  lazyComponent,
  PageSection,
  ProductListing,
  runAfterPaint,
} from "@rewire/ui";
import {
  memo,
  startTransition,
  Suspense,
  useCallback,
  useMemo,
  useState,
  type PointerEvent,
  type ReactNode,
} from "react";
import { useIntl } from "react-intl";
import { unpackCards } from "../../loaders/packed/packedCards.ts";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { useCardActions } from "../../commerce/useCardActions.ts";
import { LazyFilterSheet } from "./LazyFilterSheet.tsx";
import { ListLoading } from "./ListLoading.tsx";
import { useListFilters, type ListFilters } from "./useListFilters.ts";
import { useDeferredList } from "./useDeferredList.ts";
import { usePrefetchedList, type ShowList } from "./usePrefetchedList.ts";
import { renderCompareToggle } from "../../commerce/compare/renderCompareToggle.tsx";

// @chunk list: the filter sheet and the page of all filters share parts that are too small for files of their own.

// Server-rendered if there are any; hydrated after everything else.
const AppliedFilters = lazyComponent(() =>
  import("@rewire/ui/applied-filters").then((module) => ({ default: module.AppliedFilters })),
);
const QuickFilters = lazyComponent(() =>
  import("@rewire/ui/quick-filters").then((module) => ({ default: module.QuickFilters })),
);
const ListNote = lazyComponent(() => import("./ListNote.tsx").then((module) => ({ default: module.ListNote })));
const PriceNote = lazyComponent(() =>
  import("@rewire/ui/price-note").then((module) => ({ default: module.PriceNote })),
);
const MissingPage = lazyComponent(() =>
  import("./MissingPage.tsx").then((module) => ({ default: module.MissingPage })),
);

/**
 * Product list page: all products, a category or search results, with the filters and sort order from the URL.
 * Memoised, so that it renders once for a change of the list and not for the request before.
 */
export const ProductListScreen = memo(function ProductListScreen(loadedList: ProductListData) {
  const [latestList, showList, requestList] = usePrefetchedList(loadedList);
  const list = useDeferredList(latestList);
  return (
    <LatestProductsProvider value={useProducts(latestList)}>
      <ListContent list={list} showList={showList} onPress={requestList} />
    </LatestProductsProvider>
  );
});

interface ListContentProps {
  list: ProductListData;
  showList: ShowList;
  /** Called when a control is pressed, before the click. */
  onPress: (event: PointerEvent) => void;
}

/** Everything of a list. Memoised, so that another list changes the products first. */
const ListContent = memo(function ListContent({ list, showList, onPress }: ListContentProps) {
  const { title, category, query, pageCount, requestedPage, readProgress } = list;
  const links = useLinks();
  const products = useProducts(list);
  const slug = category?.slug;
  const getPagePath = useCallback(
    (page?: number) => (slug === undefined ? links.products(page) : links.category(slug, page)),
    [links, slug],
  );
  const path = getPagePath();
  const { load, listArea, ...filters } = useListFilters(list, path, links.filters(slug), showList);
  const { openSheet, ...sheet } = useFilterSheet(load);
  const pageHref = useCallback((page: number) => `${getPagePath(page)}${stringifyQuery(query)}`, [getPagePath, query]);

  return (
    <PageSection verticalPadding="below">
      <ListBreadcrumb title={title} isCategory={Boolean(category)} href={path} />
      {products ? (
        <div ref={listArea} onPointerDown={onPress}>
          <ListLoading path={path}>
            <ListedProducts {...{ list, products, pageHref }} {...filters}>
              <FilterBar {...filters.controls} onApproach={load} onOpenSheet={openSheet} />
            </ListedProducts>
          </ListLoading>
          {list.priceNote && (
            <Suspense>
              <PriceNote parts={list.priceNote} />
            </Suspense>
          )}
          {sheet.wasOpened && (
            <LazyFilterSheet {...filters.controls} isOpen={sheet.isOpen} onClose={sheet.closeSheet} />
          )}
        </div>
      ) : (
        <Suspense fallback={null}>
          <MissingPage
            page={requestedPage}
            pageCount={pageCount}
            firstPageHref={pageHref(1)}
            readProgress={readProgress}
          />
        </Suspense>
      )}
    </PageSection>
  );
});

/**
 * Returns the state of the filter sheet, and functions that open and close it.
 * @param load Loads the facets of the sheet.
 */
function useFilterSheet(load: () => void) {
  const [sheetState, setSheetState] = useState<"never" | "open" | "closed">("never");
  const openSheet = useCallback(
    () =>
      new Promise<void>((resolve) => {
        // The button looks pressed in the first frame; the sheet is rendered in the background.
        runAfterPaint(() => {
          startTransition(() => {
            load();
            setSheetState("open");
          });
          resolve();
        });
      }),
    [load],
  );
  const closeSheet = useCallback(() => startTransition(() => setSheetState("closed")), []);
  return { wasOpened: sheetState !== "never", isOpen: sheetState === "open", openSheet, closeSheet };
}

interface ListedProductsProps extends Pick<ListFilters, "navigation" | "controls"> {
  list: ProductListData;
  products: NonNullable<ReturnType<typeof useProducts>>;
  pageHref: (page: number) => string;
  /** Filter bar. */
  children: ReactNode;
}

/** Products of a list with their title, notes and applied filters. */
function ListedProducts({ list, products, navigation, controls, pageHref, children }: ListedProductsProps) {
  const { title, searchTitle, query, outline, correctedTo, readProgress, groups, quickFilters } = list;
  const links = useLinks();
  const cardActions = useCardActions();
  const { hrefFor } = navigation;
  const filterCount = listAppliedFilters(query, outline).length;
  return (
    <ProductListing
      title={searchTitle ?? title}
      correctionNote={
        (correctedTo !== null || readProgress) && (
          <Suspense fallback={null}>
            <ListNote query={query} correctedTo={correctedTo} hrefFor={hrefFor} readProgress={readProgress} />
          </Suspense>
        )
      }
      isPartial={readProgress !== null}
      products={products}
      groups={groups}
      links={links}
      pageHref={pageHref}
      selection={{ query, hrefFor, facets: outline, drop: list.drop }}
      appliedFilters={
        filterCount > 0 && (
          <Suspense fallback={null}>
            <AppliedFilters {...navigation} facets={controls.facets ?? outline} />
          </Suspense>
        )
      }
      renderCompareToggle={renderCompareToggle}
      quickFilters={
        quickFilters && (
          <Suspense fallback={null}>
            <QuickFilters {...navigation} filters={quickFilters} />
          </Suspense>
        )
      }
      {...cardActions}
    >
      {children}
    </ProductListing>
  );
}

/** Returns the products of a list; the same object for the same list. */
const useProducts = ({ products: page }: ProductListData) =>
  useMemo(() => page && { ...page, items: unpackCards(page.items) }, [page]);

interface ListBreadcrumbProps {
  title: string;
  isCategory: boolean;
  href: string;
}

const ListBreadcrumb = memo(function ListBreadcrumb({ title, isCategory, href }: ListBreadcrumbProps) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const categories = { label: formatMessage({ id: "catalog.categories" }), href: links.categories };
  return (
    <Breadcrumb
      items={[
        { label: formatMessage({ id: "layout.home" }), href: links.home },
        ...(isCategory ? [categories] : []),
        { label: title, href },
      ]}
    />
  );
});
