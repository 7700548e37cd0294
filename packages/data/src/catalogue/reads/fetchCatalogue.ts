import type { ProductProblem } from "../mappers/ProductProblem.ts";
import type { FetchedProducts } from "./createProductCollector.ts";
import { createCatalogueReading } from "./createCatalogueReading.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Reads the whole catalogue. @throws ShopRequestError if a page cannot be read. */
export async function fetchCatalogue(
  client: ShopClient,
  omittedProducts: readonly ProductProblem[] = [],
): Promise<FetchedProducts> {
  const reading = createCatalogueReading(client, { omittedProducts });
  while (await reading.readNext());
  return reading.products();
}
