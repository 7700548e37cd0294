import { MAX_COMPARED, parseComparison, type ComparedProduct, type ProductSummary } from "@rewire/domain";
import { pageContext } from "../loaders/pageContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { valueOf } from "../loaders/valueOf.server.ts";
import { CompareScreen } from "../screens/Compare/CompareScreen.tsx";
import type { Route } from "./+types/compare.ts";

/** Maximum number of suggested products. */
const MAX_SUGGESTIONS = 4;

/** Loads the products of the URL; unknown slugs are returned separately. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageContext).services;
  const { slugs, omittedSlugs, isShort } = parseComparison(new URL(request.url).searchParams);
  const results = await Promise.all(slugs.map(async (slug) => ({ slug, result: await catalogue.product(slug) })));
  const isUnknown = ({ result: productResult }: (typeof results)[number]) =>
    !productResult.ok && productResult.error.kind === "notFound";
  const products = results
    .filter((one) => !isUnknown(one))
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
        attributes,
        dimensions,
      };
    });
  return {
    title: await titleOf(request, "compare.pageTitle"),
    products,
    unknown: results.filter(isUnknown).map(({ slug }) => slug),
    omittedSlugs,
    isShort,
    similar: await findSimilarProducts(products, async (category) => {
      const listCategoryProducts = await catalogue.listProducts({ category, page: 1 });
      return listCategoryProducts.ok ? listCategoryProducts.value.items : [];
    }),
  };
}

/** Returns other products of the first product's most specific category. */
async function findSimilarProducts(
  products: readonly ComparedProduct[],
  listCategoryProducts: (category: string) => Promise<readonly ProductSummary[]>,
): Promise<readonly ProductSummary[]> {
  const category = products[0]?.categories.at(-1);
  if (!category || products.length >= MAX_COMPARED) return [];
  const items = await listCategoryProducts(category.slug);
  return items.filter(({ slug }) => !products.some((product) => product.slug === slug)).slice(0, MAX_SUGGESTIONS);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { similar: similarProducts, unknown, ...data } = loaderData;
  return <CompareScreen {...data} similarProducts={similarProducts} unknownSlugs={unknown} />;
}
