import { GetPaymentInstructionsDocument } from "../gql/graphql.ts";
import { toPlainLines } from "../html/plainLines.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/**
 * Fetches the description of each payment method by its id, as plain text of several lines, as shown at checkout:
 * WooGraphQL provides neither a method's instructions nor its bank accounts.
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchPaymentInstructions(
  client: ShopClient,
  options?: ShopRequestOptions,
): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.request(GetPaymentInstructionsDocument, {}, options);
  return new Map(data?.paymentGateways?.nodes.map(({ id, description }) => [id, toPlainLines(description)]));
}
