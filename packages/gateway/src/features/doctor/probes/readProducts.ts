import { fetchCatalogue, fetchCataloguePage, type ShopClient } from "@rewire/data/server";
import { listRepairDevices, type LabelledCategories } from "@rewire/domain";
import { summarizeUnlabelledGoods } from "../../catalogue/summarizeUnlabelledGoods.ts";
import type { ProbedCatalogue } from "../ShopFacts.ts";

/**
 * Reads products in the same way as the storefront, to find those that it would omit. Never throws.
 *
 * @param isComplete Whether to read all products, which takes WordPress about two seconds per hundred, or only the
 * newest hundred.
 * @param labelledCategories Categories whose goods need an energy label.
 */
export async function readProducts(
  client: ShopClient,
  isComplete: boolean,
  labelledCategories: LabelledCategories,
): Promise<ProbedCatalogue> {
  try {
    const page = isComplete ? null : await fetchCataloguePage(client, null, []);
    const { entries, problems } = page ?? (await fetchCatalogue(client));
    const repairs = entries.filter(({ repair }) => repair !== null);
    return {
      state: "read",
      products: entries.length,
      isComplete: isComplete || page?.next === null,
      repairs: repairs.length,
      repairDevices: listRepairDevices(repairs),
      problems,
      unlabelled: summarizeUnlabelledGoods(entries, labelledCategories),
    };
  } catch {
    return { state: "failed" };
  }
}
