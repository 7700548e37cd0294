import type { TotalsState } from "@rewire/domain";
import { GetCartDocument } from "../gql/graphql.ts";
import { queryShop } from "./queryShop.ts";
import type { ShopConnection } from "./ShopConnection.ts";

/**
 * Fetches the cart again after a change whose response does not contain it. Its totals count as pending meanwhile, and
 * are marked if the cart cannot be read.
 * @param stateAfterFailure State of the totals if the cart cannot be read.
 */
export async function readTotals(
  { apollo, pendingMutations, totalsState }: Pick<ShopConnection, "apollo" | "pendingMutations" | "totalsState">,
  stateAfterFailure: TotalsState,
): Promise<void> {
  pendingMutations(pendingMutations() + 1);
  const { data } = await queryShop(apollo, { query: GetCartDocument, fetchPolicy: "network-only" });
  pendingMutations(pendingMutations() - 1);
  if (!data?.cart) totalsState(stateAfterFailure);
}
