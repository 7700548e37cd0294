import type { TypedDocumentNode } from "@apollo/client";
import { useCallback, useEffect, useState } from "react";
import { queryShop, type ShopQueryResult } from "./queryShop.ts";
import { useShopConnection } from "./ShopConnection.ts";

/** Query about the logged-in customer; neither data nor error while it is loading. */
interface AccountQuery<Data> extends ShopQueryResult<Data> {
  /** Sends the query again; the previous response is kept until then. Never rejects. */
  readonly refetch: () => Promise<void>;
}

/**
 * Sends a query about the logged-in customer once, without caching the response. Unlike `useQuery`, it does not repeat
 * the query when the session changes, because the gateway would reject it after a log-out.
 *
 * @param isEnabled Whether to send the query now; false defers it.
 */
export function useAccountQuery<Data>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  isEnabled: boolean,
): AccountQuery<Data> {
  const { apollo } = useShopConnection();
  const [queryResult, setQueryResult] = useState<ShopQueryResult<Data>>({});

  const send = useCallback(() => queryShop(apollo, { query, variables: {}, fetchPolicy: "no-cache" }), [apollo, query]);
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
