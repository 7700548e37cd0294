import type { Category } from "@rewire/domain";
import { toCategory } from "./toCategory.ts";
import { GetProductCategoriesDocument } from "../gql/graphql.ts";
import { read, toShopError } from "../server/read.ts";
import { readPages } from "../server/readPages.ts";
import type { ShopClient } from "../server/shopClient.ts";

const PAGE_SIZE = 100;

/**
 * Fetches all categories that contain products, sorted by number of products in descending order.
 *
 * @throws ShopRequestError if the categories cannot be read.
 */
export async function fetchCategories(client: ShopClient): Promise<readonly Category[]> {
  const nodes = readPages(async (after) => {
    const { data, errors } = await read(client, GetProductCategoriesDocument, { first: PAGE_SIZE, after });
    if (!data.productCategories) throw toShopError(errors);
    return data.productCategories;
  });
  const categories = new Map<number, Category>();
  for await (const node of nodes) {
    const category = toCategory(node);
    if (category) categories.set(category.id, category);
  }
  return [...categories.values()];
}
