import { GetPaymentInstructionsDocument } from "../gql/graphql.ts";
import { toPlainLines } from "../html/plainLines.ts";
import type { ShopClient, ShopRequestOptions } from "../server/shopClient.ts";

/**
 * Fetches the descriptions of the payment methods, by id, as plain text with line breaks. The descriptions stand in for
 * payment instructions and bank accounts, which WooGraphQL does not provide.
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchPaymentInstructions(
  client: ShopClient,
  options?: ShopRequestOptions,
): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.request(GetPaymentInstructionsDocument, {}, options);
  return new Map(data?.paymentGateways?.nodes.map(({ id, description }) => [id, toPlainLines(description)]));
}
