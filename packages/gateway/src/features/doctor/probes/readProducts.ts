import { fetchCatalogue, fetchCataloguePage, type ShopClient } from "@rewire/data/server";
import type { ProbedCatalogue } from "../ShopFacts.ts";

/**
 * Reads the products as the storefront does, to tell which it would leave out. Never throws.
 *
 * @param isWhole Whether to read all, which takes a WordPress about two seconds a hundred; else the newest hundred.
 */
export async function readProducts(client: ShopClient, isWhole: boolean): Promise<ProbedCatalogue> {
  try {
    const page = isWhole ? null : await fetchCataloguePage(client, null, []);
    const { entries, problems } = page ?? (await fetchCatalogue(client));
    return {
      state: "read",
      products: entries.length,
      isWhole: isWhole || page?.next === null,
      repairs: entries.filter(({ repair }) => repair !== null).length,
      problems,
    };
  } catch {
    return { state: "failed" };
  }
}
