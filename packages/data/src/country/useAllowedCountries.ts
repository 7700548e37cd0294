import { skipToken, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { GetAllowedCountriesDocument } from "../gql/graphql.ts";

const none: readonly string[] = [];

/** Countries that the shop sells to, as ISO codes, once somebody asks; empty until they are known, and where they cannot be had. */
export function useAllowedCountries(isAsked: boolean): readonly string[] {
  const { data } = useQuery(GetAllowedCountriesDocument, isAsked ? { errorPolicy: "all" } : skipToken);
  const wire = data?.allowedCountries;
  return useMemo(() => wire?.flatMap((code) => code ?? []) ?? none, [wire]);
}
