import { everything, hasFilters, printQuery } from "@rewire/domain";
import { Breadcrumb, PageNotThere, PageSection, ProductListing } from "@rewire/ui";
import { useIntl } from "react-intl";
import type { ProductListData } from "../../lib/listLoader.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { useCardAdd } from "../../store/useCardAdd.ts";

/** A page of products: all of them, a category's, or what a search found. */
export function ProductListScreen({ title, category, search, query, products, pageCount, asked }: ProductListData) {
  const intl = useIntl();
  const links = useLinks();
  const adding = useCardAdd();
  const pathOf = (page?: number) => (category ? links.category(category.slug, page) : links.products(page));
  const pageHref = (page: number) => `${pathOf(page)}${printQuery(query)}`;
  const isNarrowed = search !== "" || hasFilters(query.filters);
  const trail = [
    { label: intl.formatMessage({ id: "layout.home" }), href: links.home },
    ...(category ? [{ label: intl.formatMessage({ id: "catalog.categories" }), href: links.categories }] : []),
    { label: title, href: pageHref(1) },
  ];

  return (
    <PageSection space="below">
      <Breadcrumb items={trail} />
      {products ? (
        <ProductListing
          title={search ? intl.formatMessage({ id: "catalog.searchTitle" }, { search }) : title}
          products={products}
          links={links}
          pageHref={pageHref}
          clearHref={isNarrowed ? `${pathOf()}${printQuery({ ...everything, sort: query.sort })}` : null}
          {...adding}
        />
      ) : (
        <PageNotThere page={asked} pageCount={pageCount} firstPageHref={pageHref(1)} />
      )}
    </PageSection>
  );
}
