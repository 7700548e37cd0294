import { createSiteLinks, type Page, type ProductSummary } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import { loadAllMessages } from "@rewire/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LatestProductsProvider } from "../../provider/LatestProducts.tsx";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { ProductListing } from "./ProductListing.tsx";

const messages = await loadAllMessages("en_US");
const links = createSiteLinks("");
const pageOf = (items: readonly ProductSummary[]): Page<ProductSummary> => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
});
const { nordlysN3Pro, ...otherProducts } = products;
const listed = pageOf(Object.values(otherProducts).slice(0, 2));
const latest = pageOf([nordlysN3Pro]);

test.each([
  [null, "2 products", listed.items],
  [latest, "1 product", latest.items],
])("number and grid show the latest products: %j", (latestProducts, count, visibleProducts) => {
  const html = renderToStaticMarkup(
    <UiProvider locale="en_US" messages={messages}>
      <LatestProductsProvider value={latestProducts}>
        <ProductListing title="Smartphones" products={listed} links={links} pageHref={() => "/"} />
      </LatestProductsProvider>
    </UiProvider>,
  );
  expect(html).toContain(`>${count}<`);
  const names = [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(names).toEqual(visibleProducts.map(({ name }) => name));
});
