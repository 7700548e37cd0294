import { readDecimal } from "../../money/readDecimal.ts";
import { ProbeTaxDocument } from "../../gql/graphql.ts";
import { read } from "../../server/read.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/**
 * Finds out whether the prices that products tell hold the tax. No shop says so to guests, so a piece of one product is
 * laid into a cart of nobody's: its line tells net amount and tax.
 *
 * @param productId A simple product that can be bought.
 * @returns null where there is no tax on it, or no line: then nobody can tell.
 * @throws ShopTrouble if the shop does not answer, or refuses the product.
 */
export async function fetchTaxDisplay(client: ShopClient, productId: number): Promise<boolean | null> {
  const { data } = await read(client, ProbeTaxDocument, { productId });
  const line = data.addToCart?.cartItem;
  const node = line?.product?.node;
  const [net, tax, price] = [
    line?.rawSubtotal,
    line?.rawSubtotalTax,
    node && "rawPrice" in node ? node.rawPrice : null,
  ].map((text) => Number(readDecimal(text) ?? Number.NaN));
  if (net === undefined || !tax || price === undefined || Number.isNaN(net + tax + price)) return null;
  return Math.abs(price - (net + tax)) <= Math.abs(price - net);
}
