import type { ProductDetail } from "@rewire/domain";
import { toFailure } from "../failure/toFailure.ts";
import { GetProductDocument } from "../gql/graphql.ts";
import { toProductDetail } from "../product/toProductDetail.ts";
import { read, refused, warnings } from "./read.ts";
import type { ShopClient } from "./shopClient.ts";

/** Everything about one product; null where the shop knows none by that address. */
export async function fetchProduct(client: ShopClient, slug: string): Promise<ProductDetail | null> {
  const { data, errors } = await read(client, GetProductDocument, { slug });
  if (data.product) return toProductDetail(data.product, client.currency, warnings(client));
  if (errors.some(({ message }) => toFailure(message).kind !== "notFound")) throw refused(errors);
  return null;
}
