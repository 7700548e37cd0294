import type { CatalogueEntry } from "@rewire/domain";
import type { ProductProblem } from "./ProductProblem.ts";
import type { CatalogueProductFields } from "./toCatalogueEntry.ts";

/**
 * Returns the data problem of a fetched product; null if there is none. For a repair, a missing picture is not a
 * problem.
 * @param entry Catalogue entry of the product; null for a product that lists do not show.
 */
export function findProductProblem(node: CatalogueProductFields, entry: CatalogueEntry | null): ProductProblem | null {
  const { databaseId: id } = node;
  if (!entry) {
    const kind = node.type?.toLowerCase() ?? "unknown";
    return node.slug
      ? { id, problem: "kind", isShown: false, reason: `its kind (${kind}) is not sold here` }
      : { id, problem: "unaddressed", isShown: false, reason: "it has no slug" };
  }
  const { summary, repair, visibility } = entry;
  if (visibility === "hidden") return null;
  if (summary.price.kind === "unpriced" && !repair)
    return { id, problem: "unpriced", isShown: true, reason: "it has no price and cannot be bought" };
  if (!summary.image && !repair) return { id, problem: "withoutPicture", isShown: true, reason: "it has no picture" };
  return null;
}
