import { readDecimal } from "../../money/readDecimal.ts";
import { ProbeTaxDocument } from "../../gql/graphql.ts";
import { read } from "../../server/read.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/**
 * Determines whether product prices include tax. Guests cannot read this setting, so the function adds a product to the
 * cart of a temporary session and compares its price with its net amount and tax.
 * @param productId Id of a simple product that can be bought.
 * @returns null if the setting cannot be determined, for example because the product is not taxed.
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
