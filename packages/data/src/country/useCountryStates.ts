import { skipToken, useQuery } from "@apollo/client/react";
import type { CountryState, ReadFailure } from "@rewire/domain";
import { useMemo } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetStatesDocument } from "../gql/graphql.ts";
import { countryCode } from "./countryCode.ts";
import { toCountryStates } from "./toCountryStates.ts";
import { toReadFailure } from "../failure/narrowFailure.ts";

/**
 * State of the query for a country's states or provinces. If the list is empty, the form shows a text field for the
 * state.
 */
export type CountryStatesState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly states: readonly CountryState[] }
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => void };

/** Fetches the states of a country. Each country is fetched only once per page load. */
export function useCountryStates(country: string): CountryStatesState {
  const code = countryCode(country);
  const {
    data,
    error,
    loading: loadingState,
    refetch,
  } = useQuery(GetStatesDocument, code ? { variables: { country: code }, errorPolicy: "all" } : skipToken);
  const countryStates = data?.countryStates;

  // Stable identity until the response changes, because forms use it in effect dependencies.
  return useMemo<CountryStatesState>(() => {
    if (!code || countryStates) return { kind: "ready", states: toCountryStates(countryStates ?? null) };
    if (loadingState) return { kind: "loading" };
    const failure: ReadFailure = error ? toReadFailure(toShopFailure(error)) : { kind: "shopError" };
    return { kind: "failed", failure, retry: () => void refetch().catch(() => undefined) };
  }, [code, countryStates, loadingState, error, refetch]);
}
