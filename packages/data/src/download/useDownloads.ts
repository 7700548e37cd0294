import { skipToken, useQuery } from "@apollo/client/react";
import type { Download, ReadFailure } from "@rewire/domain";
import { useMemo } from "react";
import { failureOf } from "../failure/failureOf.ts";
import { GetDownloadsDocument } from "../gql/graphql.ts";
import { toDownload } from "./toDownload.ts";
import { toReadFailure } from "../failure/narrowFailure.ts";

/** The downloads of who is logged in, as a page meets them. */
export type DownloadsState =
  | { readonly kind: "loading" }
  /** At most a hundred. */
  | { readonly kind: "ready"; readonly downloads: readonly Download[] }
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => void };

/** Reads a customer's downloads; kept nowhere but in what shows them. @param isWanted Not asked for before that. */
export function useDownloads(isWanted: boolean): DownloadsState {
  const { data, error, refetch } = useQuery(
    GetDownloadsDocument,
    isWanted ? { fetchPolicy: "no-cache", errorPolicy: "all" } : skipToken,
  );
  const nodes = data?.viewer ? data.customer?.downloadableItems?.nodes : undefined;

  // The same object until the answer changes.
  return useMemo<DownloadsState>(() => {
    if (nodes) return { kind: "ready", downloads: nodes.flatMap((node) => toDownload(node) ?? []) };
    const retry = () => void refetch().catch(() => undefined);
    if (error) return { kind: "failed", failure: toReadFailure(failureOf(error)), retry };
    return data ? { kind: "failed", failure: { kind: "notAllowed" }, retry } : { kind: "loading" };
  }, [nodes, data, error, refetch]);
}
