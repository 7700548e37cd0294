import type { ProductDetail } from "@rewire/domain";
import { toFailure } from "../../failure/toFailure.ts";
import { GetProductDocument, GetVariationsDocument } from "../../gql/graphql.ts";
import { toProductDetail } from "../mappers/toProductDetail.ts";
import type { VariationFields } from "../mappers/toVariations.ts";
import { encodeSlug } from "../mappers/slug.ts";
import { read, toShopError, createWarningLogger } from "../../server/read.ts";
import { readPages, type ConnectionPage } from "../../server/readPages.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Maximum number of variations per request; the shop caps larger values. */
const PAGE_SIZE = 100;

/** Fetches a product with all its variations; returns null for an unknown slug. */
export async function fetchProduct(client: ShopClient, slug: string): Promise<ProductDetail | null> {
  const { data, errors } = await read(client, GetProductDocument, { slug: encodeSlug(slug) });
  const { product } = data;
  if (!product) {
    if (errors.some(({ message }) => toFailure(message).kind !== "notFound")) throw toShopError(errors);
    return null;
  }
  const firstPage = "variations" in product ? product.variations : null;
  const completeProduct = firstPage?.pageInfo.hasNextPage
    ? { ...product, variations: { nodes: await readRemainingVariations(client, slug, firstPage) } }
    : product;
  return toProductDetail(completeProduct, client.currency, createWarningLogger(client));
}

/** Fetches the remaining variations of a product that has more than one page. */
async function readRemainingVariations(
  client: ShopClient,
  slug: string,
  firstPage: ConnectionPage<VariationFields>,
): Promise<readonly VariationFields[]> {
  const variationsById = new Map<number, VariationFields>();
  const pages = readPages<VariationFields>(async (after) => {
    if (after === null) return firstPage;
    const { data, errors } = await read(client, GetVariationsDocument, {
      slug: encodeSlug(slug),
      first: PAGE_SIZE,
      after,
    });
    const variations = data.product && "variations" in data.product ? data.product.variations : null;
    if (!variations) throw toShopError(errors);
    return variations;
  });
  for await (const variation of pages) variationsById.set(variation.databaseId, variation);
  return [...variationsById.values()];
}
