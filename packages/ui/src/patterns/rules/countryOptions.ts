import type { SelectOption } from "../../primitives/Select/Select.tsx";

/** Countries by their names in the reader's language, in that language's order. */
export function countryOptions(codes: readonly string[], languageTag: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames([languageTag], { type: "region", fallback: "code" });
  const collator = new Intl.Collator(languageTag);
  return codes
    .map((value) => ({ value, label: nameOf(names, value) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** The name of a country in the reader's language; the code where the browser knows none. */
export const countryName = (code: string, languageTag: string): string =>
  nameOf(new Intl.DisplayNames([languageTag], { type: "region", fallback: "code" }), code);

/** A malformed code must not break an address. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
