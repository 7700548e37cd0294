import type { ApolloClient, ErrorLike, OperationVariables } from "@apollo/client";
import type { ShopConnection } from "./ShopConnection.ts";

/** Data and error of a query. Both may be present, because the shop can return data together with errors. */
export interface ShopQueryResult<Data> {
  readonly data?: Data | undefined;
  readonly error?: ErrorLike | undefined;
}

/**
 * Sends a query, and never rejects: a failure is part of the result.
 * @param apollo Client of the shop connection.
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
