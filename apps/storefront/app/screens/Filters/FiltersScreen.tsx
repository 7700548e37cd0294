import { Suspense } from "react";
import { useIntl } from "react-intl";
import { stringifyQuery, type CatalogueQuery } from "@rewire/domain";
import { Breadcrumb, lazyComponent, PageSection } from "@rewire/ui";
import type { FiltersData } from "../../loaders/filtersLoader.server.ts";
import { useLinks } from "../../navigation/useLinks.ts";

// Lazy, because visitors with JavaScript rarely open this server-rendered page.
const FiltersPage = lazyComponent(() =>
  import("@rewire/ui/filters-page").then((module) => ({ default: module.FiltersPage })),
);

/**
 * Page with all filters of a product list, for browsers without JavaScript. Each option links to this page with the
 * option applied; a button links to the filtered list.
 */
export function FiltersScreen({ listTitle, title, category, query, facets, total }: FiltersData) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const listPath = category ? links.category(category.slug) : links.products();
  const listHref = `${listPath}${stringifyQuery(query)}`;
  const hrefFor = (next: CatalogueQuery) => `${links.filters(category?.slug)}${stringifyQuery(next)}`;
  return (
    <PageSection verticalPadding="below">
      <Breadcrumb
        items={[
          { label: formatMessage({ id: "layout.home" }), href: links.home },
          { label: listTitle, href: listHref },
          { label: title },
        ]}
      />
      <Suspense fallback={null}>
        <FiltersPage query={query} facets={facets} total={total} hrefFor={hrefFor} listHref={listHref} />
      </Suspense>
    </PageSection>
  );
}
