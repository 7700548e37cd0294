import type { ProductProblem } from "../mappers/ProductProblem.ts";
import type { FetchedProducts } from "./createProductCollector.ts";
import { createCataloguePageReader } from "./createCataloguePageReader.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/**
 * Reads the whole catalogue. Products that cannot be read are omitted.
 *
 * @throws ShopRequestError if a page cannot be read.
 */
export async function fetchCatalogue(
  client: ShopClient,
  omittedProducts: readonly ProductProblem[] = [],
): Promise<FetchedProducts> {
  const reader = createCataloguePageReader(client, { omittedProducts });
  while (await reader.readNext());
  return reader.products();
}
