import { useMemo } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { createSiteLinks, parseReviewQuery, reviewParameters, stringifyDeskQuery, toRepairQuery } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { localizeReviews } from "../loaders/review/localizeReviews.server.ts";
import { createPriceFacts } from "../loaders/content/createPriceFacts.server.ts";
import { loadPriceNote } from "../loaders/content/createPriceNote.server.ts";
import { packCards, unpackCards } from "../loaders/packed/packedCards.ts";
import { packVariations, unpackVariations } from "../loaders/packed/packedVariations.ts";
import { pageContext } from "../loaders/pageContext.server.ts";
import { loadRepairTranslations } from "../i18n/loadRepairTranslations.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { createProductMeta } from "../screens/Product/createProductMeta.ts";
import { ProductScreen } from "../screens/Product/ProductScreen.tsx";
import type { Route } from "./+types/product.ts";

export async function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const {
    services: { catalogue, desk },
    settings,
  } = context.get(pageContext);
  const reviewQuery = parseReviewQuery(new URL(request.url).searchParams);
  const { showReviews, delivery } = settings.shop;
  const [product, reviews, countries, repairs, fit, companions] = await Promise.all([
    catalogue.product(slug),
    showReviews ? catalogue.reviews(slug, reviewQuery) : null,
    delivery.length > 0 ? catalogue.countries() : null,
    catalogue.repairsOf(slug),
    catalogue.productFit(slug),
    catalogue.companions(slug),
  ]);
  const { related: relatedProducts, ...productDetail } = requireValue(product, "product");
  // Repairs are booked at the repair desk alone.
  if (productDetail.repair) {
    const { repair } = createSiteLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
    throw redirectWithinSite(`${repair}?${stringifyDeskQuery(toRepairQuery(productDetail.repair))}`);
  }
  return {
    home: await loadMessageText(request, "menu.home"),
    product: { ...productDetail, variations: [], related: [] },
    variations: packVariations(productDetail.variations),
    related: packCards(relatedProducts),
    // A product page works without its reviews.
    reviews: reviews?.ok ? await localizeReviews(request, reviews.value, settings.shop) : null,
    countries: countries?.ok ? countries.value : [],
    repairs:
      repairs.ok && repairs.value.length > 0
        ? (await loadRepairTranslations(request)).localizeOffers(repairs.value)
        : [],
    // The product page also works without the fitting devices.
    fit: fit.ok && (fit.value.device || fit.value.fits.length > 0) ? fit.value : null,
    priceFacts: await createPriceFacts(findPathLocale(new URL(request.url).pathname), productDetail, settings.shop),
    companions: packCards(companions.ok ? companions.value : []),
    ...(await loadPriceNote(request, context, { isList: false, isSent: !productDetail.isVirtual })),
    // Not the time itself: pages of the same content are the same, byte for byte, whenever they are rendered.
    packingDate: desk.packingDate(),
  };
}

/**
 * Returns false when only the selected options have changed, which are part of the URL but do not affect the data, and
 * after the request for an alert: without a connection, loading the page would lose the form.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
    ? formMethod === undefined && defaultShouldRevalidate
    : Object.values(reviewParameters).some(
        (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
      );

export const meta: Route.MetaFunction = ({ loaderData, matches, location: { pathname } }) => {
  const settings = getSettings(matches);
  // Canonical path, regardless of the encoding of the URL.
  const path = loaderData
    ? createSiteLinks(localePrefixes[findPathLocale(pathname)]).product(loaderData.product.slug)
    : pathname;
  return [
    ...createPageMeta(settings, {
      title: loaderData?.product.name,
      description: loaderData?.product.specLine,
      path,
      image: loaderData?.product.image?.url,
    }),
    ...(loaderData && import.meta.env.SSR
      ? createProductMeta(settings, {
          ...loaderData,
          product: { ...loaderData.product, variations: unpackVariations(loaderData.variations) },
          pathname: path,
        })
      : []),
  ];
};

export default function Product({
  loaderData: {
    product: productDetail,
    variations: packedVariations,
    related: packedRelatedProducts,
    companions: packedCompanions,
    reviews,
    countries,
    repairs,
    fit,
    priceFacts,
    priceNote,
    packingDate,
  },
}: Route.ComponentProps) {
  const product = useMemo(
    () => ({
      ...productDetail,
      variations: unpackVariations(packedVariations),
      related: unpackCards(packedRelatedProducts),
    }),
    [productDetail, packedVariations, packedRelatedProducts],
  );
  const companions = useMemo(() => unpackCards(packedCompanions), [packedCompanions]);
  return (
    <ProductScreen
      key={product.id}
      product={product}
      reviews={reviews}
      countries={countries}
      repairs={repairs}
      fit={fit}
      priceFacts={priceFacts}
      companions={companions}
      priceNote={priceNote}
      packingDate={packingDate}
    />
  );
}
