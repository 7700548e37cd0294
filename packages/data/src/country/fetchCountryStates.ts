import type { CountryState } from "@rewire/domain";
import { countryCode } from "./countryCode.ts";
import { toCountryStates } from "./toCountryStates.ts";
import { GetStatesDocument } from "../gql/graphql.ts";
import type { ShopClient } from "../server/shopClient.ts";

/** Fetches the states of a country. The result is empty for a country without states and for an invalid code. */
export async function fetchCountryStates(client: ShopClient, country: string): Promise<readonly CountryState[]> {
  const code = countryCode(country);
  if (!code) return [];
  const { data } = await client.request(GetStatesDocument, { country: code });
  return toCountryStates(data?.countryStates ?? null);
}
