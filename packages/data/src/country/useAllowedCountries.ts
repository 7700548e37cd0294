import { skipToken, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { GetAllowedCountriesDocument } from "../gql/graphql.ts";

const emptyCountries: readonly string[] = [];

/** Countries that the shop sells to. */
export interface AllowedCountries {
  /** ISO 3166-1 alpha-2 codes; empty until they are loaded, and after a failure. */
  readonly countries: readonly string[];
  /** Fetches the countries again after a failure; null if there was none. */
  readonly retry: (() => void) | null;
}

/** Returns the countries that the shop sells to. They are fetched once `isEnabled` is true. */
export function useAllowedCountries(isEnabled: boolean): AllowedCountries {
  const { data, loading, refetch } = useQuery(
    GetAllowedCountriesDocument,
    isEnabled ? { errorPolicy: "all" } : skipToken,
  );
  const allowedCountries = data?.allowedCountries;
  const countries = useMemo(
    () => allowedCountries?.flatMap((code) => code ?? []) ?? emptyCountries,
    [allowedCountries],
  );
  const hasFailed = isEnabled && !loading && !allowedCountries;
  return { countries, retry: hasFailed ? () => void refetch().catch(() => undefined) : null };
}
