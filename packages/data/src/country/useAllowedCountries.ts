import { skipToken, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { GetAllowedCountriesDocument } from "../gql/graphql.ts";

const emptyCountries: readonly string[] = [];

/**
 * Returns the countries that the shop sells to, as ISO 3166-1 alpha-2 codes. They are fetched once `isEnabled` is true;
 * until then, and after a failure, the list is empty.
 */
export function useAllowedCountries(isEnabled: boolean): readonly string[] {
  const { data } = useQuery(GetAllowedCountriesDocument, isEnabled ? { errorPolicy: "all" } : skipToken);
  const countries = data?.allowedCountries;
  return useMemo(() => countries?.flatMap((code) => code ?? []) ?? emptyCountries, [countries]);
}
