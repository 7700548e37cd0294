import type { MetaDescriptor } from "react-router";
import {
  createBreadcrumbData,
  findLowestAmount,
  createProductData,
  createSiteLinks,
  formatDecimal,
  type ProductDetail,
  type ReviewPage,
  type Settings,
} from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";

interface ProductMetaInput {
  readonly product: ProductDetail;
  readonly reviews: ReviewPage | null;
  /** Localised label of the home page. */
  readonly home: string;
  readonly pathname: string;
}

/**
 * Creates a product page's metadata for search engines and other sites: Open Graph data with the price, and structured
 * data for the product, its offers and the breadcrumb. Runs on the server only.
 */
export const createProductMeta = (settings: Settings, metaInput: ProductMetaInput): MetaDescriptor[] =>
  import.meta.env.SSR ? createMeta(settings, metaInput) : [];

function createMeta(
  { site, shop }: Settings,
  { product, reviews, home: homeLabel, pathname }: ProductMetaInput,
): MetaDescriptor[] {
  const links = createSiteLinks(localePrefixes[findPathLocale(pathname)]);
  const price = findLowestAmount(product.price, shop.currency);
  const [category] = product.categories;
  const breadcrumbs = [
    { name: homeLabel, path: links.home },
    ...(category ? [{ name: category.name, path: links.category(category.slug) }] : []),
    { name: product.name, path: pathname },
  ];
  return [
    { property: "og:type", content: "product" },
    ...(price
      ? [
          { property: "product:price:amount", content: formatDecimal(price) },
          { property: "product:price:currency", content: price.currency },
        ]
      : []),
    {
      property: "product:availability",
      content: { inStock: "in stock", outOfStock: "out of stock", onBackorder: "available for order" }[
        product.stock.state
      ],
    },
    {
      "script:ld+json": createProductData(product, {
        baseUrl: site.baseUrl,
        pathOf: (choice) => links.product(product.slug, choice),
        currency: shop.currency,
        reviews,
        description: product.specLine,
      }),
    },
    { "script:ld+json": createBreadcrumbData(site.baseUrl, breadcrumbs) },
  ];
}
