import { chooseComparedRepairs, parseComparison, type ComparedProduct, type RepairOffer } from "@rewire/domain";
import { pageContext } from "../loaders/pageContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadRepairTranslations } from "../i18n/loadRepairTranslations.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { CompareScreen } from "../screens/Compare/CompareScreen.tsx";
import { findSimilarProducts } from "../screens/Compare/findSimilarProducts.server.ts";
import type { Route } from "./+types/compare.ts";

/**
 * Loads the products with the slugs in the URL, and similar products as suggestions. Unknown slugs are returned
 * separately.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageContext).services;
  const { slugs, omittedSlugs, isShort } = parseComparison(new URL(request.url).searchParams);
  const results = await Promise.all(slugs.map(async (slug) => ({ slug, result: await catalogue.product(slug) })));
  const isUnknownProduct = ({ result: productResult }: (typeof results)[number]) =>
    !productResult.ok && productResult.error.kind === "notFound";
  const productResults = results.filter((candidate) => !isUnknownProduct(candidate));
  const repairs = await loadComparedRepairs(
    request,
    context,
    productResults.map(({ slug }) => slug),
  );
  const products = productResults.map(({ result: productResult }, index): ComparedProduct => {
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
      measurePrice,
      attributes,
      dimensions,
    } = requireValue(productResult, "product");
    const comparedRepair = repairs[index];
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
      ...(measurePrice && { measurePrice }),
      attributes,
      dimensions,
      ...(comparedRepair && { comparedRepair }),
    };
  });
  return {
    title: await loadMessageText(request, "compare.pageTitle"),
    products,
    unknown: results.filter(isUnknownProduct).map(({ slug }) => slug),
    omittedSlugs,
    isShort,
    similar: await findSimilarProducts(products, catalogue),
  };
}

/** Loads the repair of which the prices are compared, in the language of the URL; the page works without them. */
async function loadComparedRepairs(
  request: Request,
  context: Route.LoaderArgs["context"],
  slugs: readonly string[],
): Promise<readonly (RepairOffer | undefined)[]> {
  const { catalogue } = context.get(pageContext).services;
  const results = await Promise.all(slugs.map((slug) => catalogue.repairsOf(slug)));
  const { localizeOffers } = await loadRepairTranslations(request);
  return chooseComparedRepairs(results.map((repairs) => (repairs.ok ? localizeOffers(repairs.value) : [])));
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { similar: similarProducts, unknown: unknownSlugs, ...data } = loaderData;
  return <CompareScreen {...data} similarProducts={similarProducts} unknownSlugs={unknownSlugs} />;
}
