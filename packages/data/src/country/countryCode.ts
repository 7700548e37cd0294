import type { CountriesEnum } from "../gql/graphql.ts";

/** The enum has all 249 codes of ISO 3166-1; one that is not among them is answered by the shop. */
const isCode = (code: string): code is CountriesEnum => /^[A-Z]{2}$/.test(code);

/**
 * A country code as the shop's enum wants it: the shop refuses lower case and codes of no country as a fault of ours.
 * @returns null for what is no code.
 */
export function countryCode(text: string): CountriesEnum | null {
  const code = text.trim().toUpperCase();
  return isCode(code) ? code : null;
}
