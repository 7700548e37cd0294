import { GetAllowedCountriesDocument } from "../gql/graphql.ts";
import { read, toShopError } from "../server/read.ts";
import type { ShopClient } from "../server/shopClient.ts";

/** Fetches the countries that the shop sells to, as ISO 3166-1 alpha-2 codes. */
export async function fetchAllowedCountries(client: ShopClient): Promise<readonly string[]> {
  const { data, errors } = await read(client, GetAllowedCountriesDocument, {});
  if (!data.allowedCountries) throw toShopError(errors);
  return data.allowedCountries.filter((country) => country !== null);
}
