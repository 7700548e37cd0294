import type { SelectOption } from "../../primitives/Select/Select.tsx";

// @chunk refusals: too small for a file of its own.

/**
 * Creates the select options for a list of countries, with localised names that are sorted alphabetically in the user's
 * language.
 */
export function createCountryOptions(codes: readonly string[], languageTag: string): readonly SelectOption[] {
  const displayNames = new Intl.DisplayNames([languageTag], { type: "region", fallback: "code" });
  const collator = new Intl.Collator(languageTag);
  return codes
    .map((value) => ({ value, label: formatRegionName(displayNames, value) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** Returns the localised name of a country, or its code if the browser has no name for it. */
export const formatCountryName = (code: string, languageTag: string): string =>
  formatRegionName(new Intl.DisplayNames([languageTag], { type: "region", fallback: "code" }), code);

/** `Intl.DisplayNames` throws on a malformed code, which must not break an address. */
function formatRegionName(displayNames: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (displayNames.of(code) ?? code) : code;
}
