/** Rules of the library that are out of date: a right postcode must never stop an order. */
const UNRELIABLE_COUNTRIES: ReadonlySet<string> = new Set(["SV", "VN", "KE"]);

/**
 * Whether it can be a postcode of the country. Small letters and stray spaces are forgiven. The library is fetched on the
 * first question; without it (offline) every postcode passes.
 */
export async function isPostcode(postcode: string, country: string): Promise<boolean> {
  const library = await import("postcode-validator").catch(() => null);
  if (!library?.postcodeValidatorExistsForCountry(country) || UNRELIABLE_COUNTRIES.has(country)) return true;
  const spaced = postcode.trim().toUpperCase().replaceAll(/\s+/g, " ");
  return [spaced, spaced.replaceAll(/[ -]/g, "")].some((shape) => library.postcodeValidator(shape, country));
}
