import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";

// With the examples, which are needed at the same moment: the form loads both when it validates a postcode.
export { findPostcodeExample } from "@rewire/domain";

/** Countries whose rules in the library are outdated and would reject valid postcodes. */
const UNRELIABLE_COUNTRIES: ReadonlySet<string> = new Set(["SV", "VN", "KE"]);

/** Returns whether a postcode is valid in a country, ignoring case and extra spaces. */
export function isPostcode(postcode: string, country: string): boolean {
  if (!postcodeValidatorExistsForCountry(country) || UNRELIABLE_COUNTRIES.has(country)) return true;
  const normalizedPostcode = postcode.trim().toUpperCase().replaceAll(/\s+/g, " ");
  return [normalizedPostcode, normalizedPostcode.replaceAll(/[ -]/g, "")].some((candidate) =>
    postcodeValidator(candidate, country),
  );
}
