import type { APIRequestContext } from "@playwright/test";
import type { InProcessStorefront } from "./openStorefrontInProcess.ts";
import { expect, test } from "./test.ts";

/** Settings of another shop: every setting that affects a page has a value other than the default. */
const otherSide: Readonly<Record<string, string>> = {
  SITE_NAME: "Wattwerk",
  SHORT_DESCRIPTION: "Things that last.",
  DESCRIPTION: "A shop for things that last.",
  BASE_URL: "https://wattwerk.example",
  SITE_IMAGE: "/images/wattwerk.jpg",
  NUMBER: "+43 1 5550100",
  EMAIL: "hallo@wattwerk.example",
  NEWSLETTER_URL: "https://post.wattwerk.example/abo",
  TRADE_IN: "no",
  NUMBER_URL: "https://plausch.wattwerk.example/",
  PRODUCTS_PER_PAGE: "12",
  CURRENCY: "CHF",
  PRICE_LOCALE: "de-CH",
  PRICE_NOTE: "vatAndShipping",
  DEFAULT_COUNTRY: "AT",
  DELIVERY: "AT: 4.95, 2 days",
  FREE_SHIPPING_FROM: "none",
  RETURN_DAYS: "14",
  GUARANTEE_YEARS: "3",
  GUARANTEE_NOTICE_URL: "https://wattwerk.example/notice.pdf",
  SHOW_STANDARD_CLAIMS: "no",
  SHOW_REVIEWS: "no",
  SHOW_ALERTS: "no",
  SHOW_FILTERS: "no",
  SHOW_ORDER_BY_DROPDOWN: "no",
  SHOW_PRODUCT_CATEGORIES_ON_SINGLE_PRODUCT: "no",
  SHOW_BREADCRUMB_ON_SINGLE_PRODUCT: "no",
  PLACE_STREET: "Drahtgasse 3",
  PLACE_POSTCODE: "1070",
  PLACE_CITY: "Wien",
  PLACE_DIRECTIONS: "U3 Neubaugasse",
  PLACE_HOURS: "1-5 08:00-12:00",
  PLACE_PHOTO: "/images/wattwerk-counter.webp",
};

const product = "/product/nordlys-n3-pro";

/** Setting, page, expected text with the default, and with the other value; null for none. */
const sides: readonly (readonly [setting: string, path: string, byDefault: RegExp | null, otherwise: RegExp | null])[] =
  [
    ["siteName", "/contact", /<title>Contact - Rewire</, /<title>Contact - Wattwerk</],
    [
      "shortDescription",
      "/contact",
      />Electronics worth buying, and a workshop that keeps them working\.</,
      />Things that last\.</,
    ],
    [
      "description",
      "/categories",
      /name="description" content="Phones, laptops and gadgets/,
      /name="description" content="A shop for things that last\."/,
    ],
    [
      "baseUrl",
      "/contact",
      /rel="canonical" href="http:\/\/localhost:\d+\/contact"/,
      /rel="canonical" href="https:\/\/wattwerk\.example\/contact"/,
    ],
    [
      "siteImage",
      "/contact",
      /og:image" content="[^"]*\/images\/rewire\.jpg"/,
      /og:image" content="[^"]*\/images\/wattwerk\.jpg"/,
    ],
    ["number", "/contact", /href="tel:\+493023125014"/, /href="tel:\+4315550100"/],
    ["email", "/contact", /href="mailto:hello@rewire\.example"/, /href="mailto:hallo@wattwerk\.example"/],
    [
      "numberUrl",
      "/contact",
      /href="https:\/\/chat\.rewire\.example\/"/,
      /href="https:\/\/plausch\.wattwerk\.example\/"/,
    ],
    ["newsletterUrl", "/contact", null, /<a[^>]* href="https:\/\/post\.wattwerk\.example\/abo"/],
    ["tradeIn", "/contact", /<a[^>]* href="\/trade-in"/, null],
    ["tradeIn: repair desk", "/repair", />See what it is worth</, null],
    ["tradeIn: sitemap", "/sitemap.xml", /\/de\/trade-in"/, null],
    ["productsPerPage", "/products", /: 1 to 24 of \d+</, /: 1 to 12 of \d+</],
    ["currency", product, /priceCurrency":"EUR"/, /priceCurrency":"CHF"/],
    ["priceLocale", product, />€749\.00</, />CHF\s749\.00</],
    ["priceNote", product, null, />incl\. VAT, plus (?:<!-- -->)?<a[^>]* href="\/info\/shipping"[^>]*>shipping<\/a>/],
    ["priceNote", "/products", null, />Prices incl\. VAT, plus (?:<!-- -->)?<a[^>]* href="\/info\/shipping"/],
    ["priceNote", "/de/products", null, />Preise inkl\. MwSt\., zzgl\. (?:<!-- -->)?<a[^>]*>Versand<\/a>/],
    ["defaultCountry", "/repair", /addressCountry":"DE"/, /addressCountry":"AT"/],
    ["delivery", product, null, /Delivery to Austria costs CHF\s4\.95/],
    ["freeShippingFrom", "/", /Free shipping over €50/, null],
    ["returnDays", product, />30 days to return it/, />14 days to return it/],
    ["guaranteeYears", product, />Legal guarantee: at least 2 years</, />Legal guarantee: at least 3 years</],
    ["guaranteeNoticeUrl", "/guarantee", null, /href="https:\/\/wattwerk\.example\/notice\.pdf"/],
    ["showStandardClaims", "/", /Buy it well\./, /<h1[^>]*>Wattwerk</],
    ["showAlerts", product, />Tell me when it is cheaper</, null],
    ["showReviews", product, />Reviews<\/h2>/, null],
    ["showFilters", "/products", /<section aria-label="Filters"/, null],
    ["showFilters: quick filters", "/product-category/chargers", /filter=pa_laptops-at-once/, null],
    ["showOrderByDropdown", "/products", /<select[^>]*aria-label="Sort"/, null],
    [
      "showProductCategoriesOnSingleProduct",
      product,
      /href="\/product-category\/smartphones"[^>]*>Smartphones<\/a><\/li><\/ul><\/header>/,
      null,
    ],
    [
      "showBreadcrumbOnSingleProduct",
      product,
      />Home<\/a><\/li><li[^>]*><a[^>]* href="\/product-category\/smartphones"/,
      null,
    ],
    ["place", "/contact", /Kabelstrasse 12/, /Drahtgasse 3/],
    [
      "place: photo",
      "/contact",
      /src="\/images\/workshop\.webp" alt="The Rewire workshop/,
      /src="\/images\/wattwerk-counter\.webp" alt="Wattwerk"/,
    ],
    ["place: photo and what is said of it", "/contact", /rendered, not photographed/, null],
    ["place: directions", "/contact", /U8 Moritzplatz/, /U3 Neubaugasse/],
  ];

/** Returns the HTML of a page without the data for its scripts. */
async function pageOf(
  request: APIRequestContext,
  { url }: Pick<InProcessStorefront, "url">,
  path: string,
): Promise<string> {
  const response = await request.get(`${url}${path}`);
  // A page that is missing or has failed lacks whatever a setting hides.
  expect(response.status(), path).toBe(200);
  return (await response.text())
    .replaceAll(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll("&nbsp;", "\u00a0");
}

// All tests run in one worker, because each worker would open another storefront.
test.describe.configure({ mode: "default" });

let other: InProcessStorefront;
test.beforeAll(async ({ rewire }) => void (other = await rewire.openBeside(otherSide)));
test.afterAll(() => other.stop());

for (const [setting, path, byDefault, otherwise] of sides) {
  test(`${setting} shows both its sides on ${path}`, async ({ request, rewire }) => {
    const [first, second] = [await pageOf(request, rewire, path), await pageOf(request, other, path)];
    for (const [pattern, here, there] of [
      [byDefault, first, second],
      [otherwise, second, first],
    ] as const) {
      if (!pattern) continue;
      expect(here).toMatch(pattern);
      expect(there).not.toMatch(pattern);
    }
  });
}
