import {
  convertListQuery,
  convertOptionQuery,
  createSiteLinks,
  parseWooCommercePath,
  parseWooCommerceQuery,
  readOptions,
  toLocalPath,
  type WooCommerceTarget,
} from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { defaultLocale, findPathLocale, localePrefixes, toLocalePath } from "@rewire/messages";
import { toPagePath } from "./pagePath.ts";

/** Finds the pages that replace those of the shop's own theme, which links and search engines know. */
export interface WooCommerceUrls {
  /**
   * Returns the page for a query of the front page, such as `/?s=cable&post_type=product` or `/?add-to-cart=12`, and for
   * the options of a product, such as `/product/nordlys-n3?attribute_pa_color=ice`; null for all other URLs.
   */
  resolveQuery(url: URL): Promise<string | null>;
  /**
   * Returns the page for a path that leads to no page here, such as `/shop/phones/nordlys-n3`; null where the shop has
   * nothing of that name, and while the catalogue is being read.
   */
  resolvePath(url: URL): Promise<string | null>;
}

type Catalogue = Pick<GatewayServices["catalogue"], "cards" | "slugs" | "onChange">;

/** Paths whose query may name another page: the front page, and the list of all products. */
const QUERY_PATHS: ReadonlySet<string> = new Set(["/", "/shop", "/shop/"]);

const PRODUCT_PATTERN = /^\/product\/[^/]+\/?$/;

/** Creates {@link WooCommerceUrls} for the products and categories of a catalogue. */
export function createWooCommerceUrls(catalogue: Catalogue): WooCommerceUrls {
  const readSlugs = createSlugReader(catalogue);

  const findProduct = async (slug: string) => ((await readSlugs())?.products.has(slug) ? slug : null);
  const findCategory = async (slug: string) => ((await readSlugs())?.categories.has(slug) ? slug : null);
  const findProductById = async (id: number) => {
    const cards = await catalogue.cards([id]);
    return (cards.ok && cards.value[0]?.slug) || null;
  };

  const resolveTarget = async (target: WooCommerceTarget, { pathname, searchParams }: URL): Promise<string | null> => {
    const links = createSiteLinks(localePrefixes[findPathLocale(pathname)]);
    const toList = (path: string, search = "") => toLocalPath(`${path}${convertListQuery(searchParams, search)}`);
    const toProduct = (slug: string | null) => slug && links.product(slug, readOptions(searchParams));
    const toCategory = (slug: string | null, page: number) => slug && toList(links.category(slug, page));
    switch (target.kind) {
      case "list":
        return toList(links.products(target.page));
      case "search":
        return toList(links.products(), target.text);
      case "category":
        return toCategory(await findCategory(target.slug), target.page);
      case "product":
        return toProduct(await findProduct(target.slug));
      case "productId":
        return toProduct(await findProductById(target.id));
      case "slug":
        return toProduct(await findProduct(target.slug)) ?? toCategory(await findCategory(target.slug), target.page);
    }
  };

  return {
    async resolveQuery(url) {
      if (url.search === "") return null;
      const path = toLocalePath(url.pathname, defaultLocale);
      if (PRODUCT_PATTERN.test(path)) {
        const options = convertOptionQuery(url.searchParams);
        return options && toLocalPath(`${url.pathname}${options}`);
      }
      const target = QUERY_PATHS.has(path) ? parseWooCommerceQuery(url.searchParams) : null;
      return target && resolveTarget(target, url);
    },
    async resolvePath(url) {
      const pathname = toPagePath(url.pathname);
      const target = parseWooCommercePath(toLocalePath(pathname, defaultLocale));
      const replacement = target && (await resolveTarget(target, url));
      // A page beyond the last of a list has the path of its replacement.
      return replacement?.split("?", 1)[0] === pathname ? null : replacement;
    },
  };
}

interface SlugIndex {
  readonly products: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

/** Creates the function that returns the slugs of the current catalogue: programs try many paths that do not exist. */
function createSlugReader({ slugs, onChange }: Catalogue): () => Promise<SlugIndex | null> {
  let index: SlugIndex | null = null;
  onChange(() => {
    index = null;
  });
  return async () => {
    if (index) return index;
    const result = await slugs();
    if (!result.ok) return null;
    index = { products: new Set(result.value.products), categories: new Set(result.value.categories) };
    return index;
  };
}
