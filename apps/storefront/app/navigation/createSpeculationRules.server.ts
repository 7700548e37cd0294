import { localePrefixes, type Locale } from "@rewire/messages";

/** Condition of a document rule. */
type DocumentCondition =
  | { readonly href_matches: string | readonly string[] }
  | { readonly selector_matches: string }
  | { readonly not: DocumentCondition }
  | { readonly and: readonly DocumentCondition[] };

/** Matches the links of a page unless its root element has `data-reduced-data`. */
const fullDataCondition: DocumentCondition = { selector_matches: ":root:not([data-reduced-data]) a" };

/**
 * Creates the speculation rules of public pages as JSON. Product pages are prerendered and list pages prefetched when
 * the pointer rests on a link or presses it. For visitors who prefer reduced data usage, only product pages are
 * prerendered, and only on press. The rules match public pages in one language; they never match checkout, account,
 * repair or language links.
 */
export function createSpeculationRules(locale: Locale): string {
  const prefix = localePrefixes[locale];
  const product: DocumentCondition = { href_matches: `${prefix}/product/:slug` };
  const list: DocumentCondition = {
    and: [
      { href_matches: [`${prefix}/products`, `${prefix}/products/page/*`, `${prefix}/product-category/*`] },
      { not: { href_matches: "/*/filters" } },
      fullDataCondition,
    ],
  };
  return JSON.stringify({
    prerender: [
      { where: { and: [product, fullDataCondition] }, eagerness: "moderate" },
      { where: product, eagerness: "conservative" },
    ],
    prefetch: [{ where: list, eagerness: "moderate" }],
  });
}
