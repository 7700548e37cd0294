import { repairCategory, toAbsoluteUrl, type SiteSettings } from "@rewire/domain";
import { localePrefixes } from "@rewire/messages";
import { detectLocale } from "../i18n/detectLocale.server.ts";
import { packCards, unpackCards } from "../loaders/packed/packedCards.ts";
import { pageContext } from "../loaders/pageContext.server.ts";
import { loadRepairTranslations } from "../i18n/loadRepairTranslations.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { getSettings } from "../document/rootSettings.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { omitBlankFields } from "../document/omitBlankFields.ts";
import { HomeScreen, phoneCategory } from "../screens/Home/HomeScreen.tsx";
import type { Route } from "./+types/home.ts";

/** Number of popular products, and of reduced products. */
const DEAL_COUNT = 5;

/** Maximum number of brands. */
const MAX_BRANDS = 16;

/** Number of featured products. */
const FEATURED_COUNT = 3;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  // Only "/" redirects by language detection; every other URL specifies its language.
  const preferredLocale = params.locale === undefined && !isDataRequest(request) ? detectLocale(request) : "en_US";
  if (preferredLocale !== "en_US")
    throw redirectWithinSite(`${localePrefixes[preferredLocale]}${new URL(request.url).search}`, {
      headers: { Vary: "Cookie, Accept-Language" },
    });

  const { catalogue } = context.get(pageContext).services;
  const [categories, featuredResult, popularResult, onSale, repairs, brands] = await Promise.all([
    catalogue.categories(),
    catalogue.featured(FEATURED_COUNT),
    catalogue.popular(DEAL_COUNT),
    catalogue.onSale(DEAL_COUNT),
    catalogue.repairs(),
    catalogue.brands(MAX_BRANDS),
  ]);
  const allCategories = requireValue(categories);
  return {
    hasPhones: allCategories.some(({ slug }) => slug === phoneCategory),
    categories: allCategories.filter(({ parent, slug }) => parent === null && slug !== repairCategory).slice(0, 6),
    featured: packCards(requireValue(featuredResult)),
    popular: packCards(requireValue(popularResult)),
    onSale: packCards(requireValue(onSale)),
    repairs: (await loadRepairTranslations(request)).localizeMenus(requireValue(repairs)),
    brands: requireValue(brands),
  };
}

const isDataRequest = (request: Request) => new URL(request.url).pathname.endsWith(".data");

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const settings = getSettings(matches);
  return [
    ...createPageMeta(settings, { path: location.pathname }),
    ...(import.meta.env.SSR ? [{ "script:ld+json": createSiteStructuredData(settings.site, location.pathname) }] : []),
  ];
};

/** Returns the structured data of the shop and its search, for search engines only. */
function createSiteStructuredData({ siteName, baseUrl, siteImage, number, email }: SiteSettings, path: string) {
  const url = `${baseUrl}${path}`;
  const searchUrl = `${baseUrl}${path === "/" ? "" : path}/products?search={search_term_string}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        name: siteName,
        url: `${baseUrl}/`,
        ...omitBlankFields({ logo: siteImage && toAbsoluteUrl(baseUrl, siteImage), telephone: number, email }),
      },
      {
        "@type": "WebSite",
        name: siteName,
        url,
        potentialAction: {
          "@type": "SearchAction",
          target: searchUrl,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured: packedFeaturedProducts, popular: packedPopularProducts, onSale: packedSaleProducts } = loaderData;
  return (
    <HomeScreen
      {...loaderData}
      featured={unpackCards(packedFeaturedProducts)}
      popular={unpackCards(packedPopularProducts)}
      onSale={unpackCards(packedSaleProducts)}
    />
  );
}
