import { Breadcrumb, PageNotThere, PageSection, ProductListing } from "@rewire/ui";
import { useIntl } from "react-intl";
import type { ProductListData } from "../../lib/listLoader.ts";
import { useLinks } from "../../lib/useLinks.ts";
import { useCardAdd } from "../../store/useCardAdd.ts";

/** A page of products: all of them, a category's, or what a search found. */
export function ProductListScreen({ title, category, search, products, pageCount, asked }: ProductListData) {
  const intl = useIntl();
  const links = useLinks();
  const adding = useCardAdd();
  const withSearch = (path: string) => (search ? `${path}?${new URLSearchParams({ search }).toString()}` : path);
  const pageHref = (page: number) => withSearch(category ? links.category(category.slug, page) : links.products(page));
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
          clearHref={search ? (category ? links.category(category.slug) : links.products()) : null}
          {...adding}
        />
      ) : (
        <PageNotThere page={asked} pageCount={pageCount} firstPageHref={pageHref(1)} />
      )}
    </PageSection>
  );
}
