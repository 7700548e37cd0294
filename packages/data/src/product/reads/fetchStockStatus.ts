import { toFailure } from "../../failure/toFailure.ts";
import { GetStockStatusDocument } from "../../gql/graphql.ts";
import { toStockStatus, type StockStatus } from "../mappers/toStockStatus.ts";
import { encodeSlug } from "../mappers/slug.ts";
import { read, toShopError } from "../../server/read.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Fetches the current stock of a product; returns null for an unknown slug. */
export async function fetchStockStatus(client: ShopClient, slug: string): Promise<StockStatus | null> {
  const { data, errors } = await read(client, GetStockStatusDocument, { slug: encodeSlug(slug) });
  if (data.product) return toStockStatus(data.product);
  if (errors.some(({ message }) => toFailure(message).kind !== "notFound")) throw toShopError(errors);
  return null;
}
