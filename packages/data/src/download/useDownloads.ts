import type { Download, ReadFailure } from "@rewire/domain";
import { useMemo } from "react";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetDownloadsDocument } from "../gql/graphql.ts";
import { useAccountQuery } from "../client/useAccountQuery.ts";
import { toDownload } from "./toDownload.ts";
import { toReadFailure } from "../failure/narrowFailure.ts";

/** State of the logged-in customer's downloads. */
export type DownloadsState =
  | { readonly kind: "loading" }
  /** At most a hundred downloads. */
  | { readonly kind: "ready"; readonly downloads: readonly Download[] }
  /** `retry` sends the request again, and resolves once it has been answered. */
  | { readonly kind: "failed"; readonly failure: ReadFailure; readonly retry: () => Promise<void> };

/**
 * Fetches the logged-in customer's downloads, without caching the response.
 *
 * @param isEnabled Whether to send the request now; false defers it.
 */
export function useDownloads(isEnabled: boolean): DownloadsState {
  const { data, error, refetch } = useAccountQuery(GetDownloadsDocument, isEnabled);
  const nodes = data?.viewer ? data.customer?.downloadableItems?.nodes : undefined;

  // Stable identity until the response changes.
  return useMemo<DownloadsState>(() => {
    if (nodes) return { kind: "ready", downloads: nodes.flatMap((node) => toDownload(node) ?? []) };
    if (error) return { kind: "failed", failure: toReadFailure(toShopFailure(error)), retry: refetch };
    return data ? { kind: "failed", failure: { kind: "notAllowed" }, retry: refetch } : { kind: "loading" };
  }, [nodes, data, error, refetch]);
}
