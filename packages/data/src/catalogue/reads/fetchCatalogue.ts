import type { ProductProblem } from "../mappers/ProductProblem.ts";
import type { FetchedProducts } from "./collectProducts.ts";
import { createCatalogueReading } from "./createCatalogueReading.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Reads the whole catalogue. @throws ShopConnectionError at the first page that cannot be read */
export async function fetchCatalogue(
  client: ShopClient,
  leftOut: readonly ProductProblem[] = [],
): Promise<FetchedProducts> {
  const reading = createCatalogueReading(client, { leftOut });
  while (await reading.readNext());
  return reading.products();
}
