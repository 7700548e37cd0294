import { localePrefixes, type Locale } from "@rewire/messages";

/** Condition of a document rule. */
type Condition =
  | { readonly href_matches: string | readonly string[] }
  | { readonly selector_matches: string }
  | { readonly not: Condition }
  | { readonly and: readonly Condition[] };

/** Matches no link on pages that `noteReducedData` has marked. */
const isUnreduced: Condition = { selector_matches: ":root:not([data-reduced-data]) a" };

/**
 * Returns the speculation rules of public pages: browsers prerender a product, and fetch a list, when a pointer rests
 * on its link or presses it; for visitors who have asked for less data only products, when the link is pressed. The
 * rules name public pages of one language, so that checkout, account, repair desk and language links never match.
 */
export function speculationRules(locale: Locale): string {
  const prefix = localePrefixes[locale];
  const product: Condition = { href_matches: `${prefix}/product/*` };
  const list: Condition = {
    and: [
      { href_matches: [`${prefix}/products`, `${prefix}/products/page/*`, `${prefix}/product-category/*`] },
      { not: { href_matches: "/*/filters" } },
      isUnreduced,
    ],
  };
  return JSON.stringify({
    prerender: [
      { where: { and: [product, isUnreduced] }, eagerness: "moderate" },
      { where: product, eagerness: "conservative" },
    ],
    prefetch: [{ where: list, eagerness: "moderate" }],
  });
}
