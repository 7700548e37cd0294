import type { CountriesEnum } from "../gql/graphql.ts";

/**
 * A country code as the shop's enum wants it: the shop refuses lower case and codes of no country as a fault of ours.
 * @returns null for what is no code.
 */
export function countryCode(text: string): CountriesEnum | null {
  const code = text.trim().toUpperCase();
  // The enum has all 249 codes of ISO 3166-1; one that is not among them is answered by the shop.
  return /^[A-Z]{2}$/.test(code) ? (code as CountriesEnum) : null;
}
