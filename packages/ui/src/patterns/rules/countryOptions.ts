import type { SelectOption } from "../../primitives/Select/Select.tsx";

/** Returns select options of countries with localised names, sorted by the collation of the language. */
export function countryOptions(codes: readonly string[], languageTag: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames([languageTag], { type: "region", fallback: "code" });
  const collator = new Intl.Collator(languageTag);
  return codes
    .map((value) => ({ value, label: nameOf(names, value) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** Returns the localised name of a country, or its code if the browser has no name for it. */
export const countryName = (code: string, languageTag: string): string =>
  nameOf(new Intl.DisplayNames([languageTag], { type: "region", fallback: "code" }), code);

/** `Intl.DisplayNames` throws on a malformed code, which must not break an address. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
