/** Countries whose rules in the library are outdated and would reject valid postcodes. */
const UNRELIABLE_COUNTRIES: ReadonlySet<string> = new Set(["SV", "VN", "KE"]);

/**
 * Returns whether a postcode is valid in a country, ignoring case and extra spaces. The validation library is loaded on
 * first use. If it cannot be loaded, every postcode is accepted.
 */
export async function isPostcode(postcode: string, country: string): Promise<boolean> {
  const library = await import("postcode-validator").catch(() => null);
  if (!library?.postcodeValidatorExistsForCountry(country) || UNRELIABLE_COUNTRIES.has(country)) return true;
  const normalizedPostcode = postcode.trim().toUpperCase().replaceAll(/\s+/g, " ");
  return [normalizedPostcode, normalizedPostcode.replaceAll(/[ -]/g, "")].some((candidate) =>
    library.postcodeValidator(candidate, country),
  );
}
