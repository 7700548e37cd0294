import type { ErrorLike, TypedDocumentNode } from "@apollo/client";
import { useCallback, useEffect, useState } from "react";
import { useShopConnection } from "./ShopConnection.ts";

/** Response to a query about the logged-in customer; neither data nor error while it is loading. */
interface AccountQueryResult<Data> {
  readonly data?: Data | undefined;
  readonly error?: ErrorLike | undefined;
}

interface AccountQuery<Data> extends AccountQueryResult<Data> {
  /** Sends the query again; the previous response is kept until then. Never rejects. */
  readonly refetch: () => Promise<void>;
}

/**
 * Sends a query about the logged-in customer once, without caching the response. Unlike `useQuery` it is not sent again
 * when the session changes (`useRefreshSession`): after a log-out, here or in another tab, the gateway would reject it,
 * and the browser would log the rejection in its console.
 *
 * @param isEnabled Whether the query is sent; false defers it.
 */
export function useAccountQuery<Data>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  isEnabled: boolean,
): AccountQuery<Data> {
  const { apollo } = useShopConnection();
  const [queryResult, setQueryResult] = useState<AccountQueryResult<Data>>({});

  const send = useCallback(async (): Promise<AccountQueryResult<Data>> => {
    try {
      return await apollo.query({ query, variables: {}, fetchPolicy: "no-cache", errorPolicy: "all" });
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  }, [apollo, query]);
  const refetch = useCallback(async () => setQueryResult(await send()), [send]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const nextResult = await send();
      if (isCurrent) setQueryResult(nextResult);
    };
    if (isEnabled) void load();
    return () => {
      isCurrent = false;
    };
  }, [isEnabled, send]);

  return isEnabled ? { ...queryResult, refetch } : { refetch };
}
