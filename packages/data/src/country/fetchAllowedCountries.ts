import { GetAllowedCountriesDocument } from "../gql/graphql.ts";
import { read, refused } from "../server/read.ts";
import type { ShopClient } from "../server/shopClient.ts";

/** Where the shop sells to: ISO 3166-1 alpha-2 codes. Their names are `Intl.DisplayNames`' business. */
export async function fetchAllowedCountries(client: ShopClient): Promise<readonly string[]> {
  const { data, errors } = await read(client, GetAllowedCountriesDocument, {});
  if (!data.allowedCountries) throw refused(errors);
  return data.allowedCountries.filter((country) => country !== null);
}
