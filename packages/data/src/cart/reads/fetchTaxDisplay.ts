import { readDecimal } from "../../money/readDecimal.ts";
import { ProbeTaxDocument } from "../../gql/graphql.ts";
import { read } from "../../server/read.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/**
 * Determines whether product prices include tax. The shop does not expose this setting to guests, so one unit of a
 * product is added to the cart of a temporary session, whose line has a net amount and tax.
 * @param productId Simple product that can be bought.
 * @returns null if the setting cannot be determined: the product is not taxed, or no line was created.
 * @throws ShopRequestError if the shop does not respond or rejects the product.
 */
export async function fetchTaxDisplay(client: ShopClient, productId: number): Promise<boolean | null> {
  const { data } = await read(client, ProbeTaxDocument, { productId });
  const line = data.addToCart?.cartItem;
  const node = line?.product?.node;
  const [netAmount, tax, price] = [
    line?.rawSubtotal,
    line?.rawSubtotalTax,
    node && "rawPrice" in node ? node.rawPrice : null,
  ].map((text) => Number(readDecimal(text) ?? Number.NaN));
  if (netAmount === undefined || !tax || price === undefined || Number.isNaN(netAmount + tax + price)) return null;
  return Math.abs(price - (netAmount + tax)) <= Math.abs(price - netAmount);
}
