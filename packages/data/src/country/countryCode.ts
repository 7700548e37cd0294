import type { CountriesEnum } from "../gql/graphql.ts";

/** The enum has all 249 codes of ISO 3166-1; the shop rejects a code that is not among them. */
const isCountryCode = (code: string): code is CountriesEnum => /^[A-Z]{2}$/.test(code);

/**
 * Converts a country code to a value of the shop's enum, in upper case.
 * @returns null for text that does not consist of two letters.
 */
export function countryCode(text: string): CountriesEnum | null {
  const code = text.trim().toUpperCase();
  return isCountryCode(code) ? code : null;
}
