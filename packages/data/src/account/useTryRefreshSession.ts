import { failed, ok, type CartFailure, type Result } from "@rewire/domain";
import { useCallback } from "react";
import { queryShop } from "../client/queryShop.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toCartFailure } from "../failure/narrowFailure.ts";
import { toShopFailure } from "../failure/toShopFailure.ts";
import { GetCartDocument } from "../gql/graphql.ts";
import { useRefreshSession } from "./useRefreshSession.ts";

/**
 * Returns a function that refreshes the session like {@link useRefreshSession}, but only once the shop has answered a
 * request, so that a page keeps its content while there is no connection.
 */
export function useTryRefreshSession(): () => Promise<Result<void, CartFailure>> {
  const { apollo } = useShopConnection();
  const refreshSession = useRefreshSession();
  return useCallback(async () => {
    const { data, error } = await queryShop(apollo, { query: GetCartDocument, fetchPolicy: "no-cache" });
    if (!data?.cart) return failed(error ? toCartFailure(toShopFailure(error)) : { kind: "shopError" });
    await refreshSession();
    return ok(undefined);
  }, [apollo, refreshSession]);
}
