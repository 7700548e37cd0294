import { MAX_COMPARED_PRODUCTS, parseComparison, type ComparedProduct, type ProductSummary } from "@rewire/domain";
import { pageContext, type PageCatalogue } from "../loaders/pageContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { valueOf } from "../loaders/valueOf.server.ts";
import { CompareScreen } from "../screens/Compare/CompareScreen.tsx";
import type { Route } from "./+types/compare.ts";

/** Maximum number of suggested products. */
const MAX_SUGGESTIONS = 4;

/**
 * Loads the products whose slugs the URL contains, and similar ones as suggestions; unknown slugs are returned
 * separately.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageContext).services;
  const { slugs, omittedSlugs, isShort } = parseComparison(new URL(request.url).searchParams);
  const results = await Promise.all(slugs.map(async (slug) => ({ slug, result: await catalogue.product(slug) })));
  const isUnknownProduct = ({ result: productResult }: (typeof results)[number]) =>
    !productResult.ok && productResult.error.kind === "notFound";
  const products = results
    .filter((candidate) => !isUnknownProduct(candidate))
    .map(({ result: productResult }): ComparedProduct => {
      const {
        id,
        slug,
        name,
        kind,
        image,
        price,
        discount,
        stock,
        rating,
        specLine,
        categories,
        energyClass,
        attributes,
        dimensions,
      } = valueOf(productResult, "product");
      return {
        id,
        slug,
        name,
        kind,
        image,
        price,
        discount,
        stock,
        rating,
        specLine,
        categories,
        ...(energyClass && { energyClass }),
        attributes,
        dimensions,
      };
    });
  return {
    title: await titleOf(request, "compare.pageTitle"),
    products,
    unknown: results.filter(isUnknownProduct).map(({ slug }) => slug),
    omittedSlugs,
    isShort,
    similar: await findSimilarProducts(products, catalogue),
  };
}

/**
 * Returns other products of the first product's smallest category, which names its kind: "Keyboards" rather than
 * "Accessories". Repairs are compared with repairs only.
 */
async function findSimilarProducts(
  products: readonly ComparedProduct[],
  catalogue: Pick<PageCatalogue, "categories" | "listProducts">,
): Promise<readonly ProductSummary[]> {
  const [firstProduct] = products;
  if (!firstProduct || products.length >= MAX_COMPARED_PRODUCTS) return [];
  const categories = await catalogue.categories();
  const sizes = new Map(categories.ok ? categories.value.map(({ slug, count }) => [slug, count]) : []);
  const sizeOf = ({ slug }: { readonly slug: string }) => sizes.get(slug) ?? Infinity;
  for (const { slug: category } of firstProduct.categories.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
    const list = await catalogue.listProducts({ category, page: 1 });
    const otherProducts = (list.ok ? list.value.items : []).filter(
      ({ slug, kind }) =>
        !products.some((product) => product.slug === slug) && (kind === "repair") === (firstProduct.kind === "repair"),
    );
    if (otherProducts.length > 0) return otherProducts.slice(0, MAX_SUGGESTIONS);
  }
  return [];
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { similar: similarProducts, unknown: unknownSlugs, ...data } = loaderData;
  return <CompareScreen {...data} similarProducts={similarProducts} unknownSlugs={unknownSlugs} />;
}
