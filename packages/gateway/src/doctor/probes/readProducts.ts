import { fetchCatalogue, fetchCataloguePage, type ShopClient } from "@rewire/data/server";
import type { CatalogueFacts } from "../ShopFacts.ts";

/**
 * Reads the products as the storefront does, to tell which it would leave out.
 *
 * @param isWhole Whether to read all, which takes a WordPress about two seconds a hundred; else the newest hundred.
 * @returns null where they cannot be read.
 */
export async function readProducts(client: ShopClient, isWhole: boolean): Promise<CatalogueFacts | null> {
  try {
    const page = isWhole ? null : await fetchCataloguePage(client, null, []);
    const { entries, problems } = page ?? (await fetchCatalogue(client));
    return {
      products: entries.length,
      isWhole: isWhole || page?.next === null,
      repairs: entries.filter(({ repair }) => repair !== null).length,
      problems,
    };
  } catch {
    return null;
  }
}
