import type { ApolloClient, ErrorLike, OperationVariables } from "@apollo/client";
import type { ShopConnection } from "./ShopConnection.ts";

/** Data and error of a query; both may be present, since the shop returns errors along with data. */
export interface ShopQueryResult<Data> {
  readonly data?: Data | undefined;
  readonly error?: ErrorLike | undefined;
}

/**
 * Sends a query; always resolves. Apollo itself rejects queries that are in flight when its client is stopped or its
 * cache is cleared, whatever their error policy.
 * @param apollo Client of the shop's connection.
 */
export async function queryShop<Data, Variables extends OperationVariables>(
  apollo: ShopConnection["apollo"],
  options: ApolloClient.QueryOptions<Data, Variables>,
): Promise<ShopQueryResult<Data>> {
  try {
    return await apollo.query<Data, Variables>({ ...options, errorPolicy: "all" });
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
