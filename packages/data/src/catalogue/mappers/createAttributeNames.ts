import type { AttributeNames } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import type { WireCatalogueProduct } from "./toCatalogueEntry.ts";

/** Taxonomies that are no attributes to filter by. */
const OTHERS: ReadonlySet<string> = new Set([
  "product_cat",
  "product_type",
  "product_visibility",
  "product_shipping_class",
]);

/**
 * Collects what the shop calls its global attributes and terms while products go by: every product names its own again,
 * and the catalogue needs each once. A taxonomy whose label nobody tells has the label "".
 */
export function createAttributeNames() {
  const labels = new Map<string, string>();
  const options = new Map<string, Map<string, string>>();
  return {
    add({ attributes, terms }: WireCatalogueProduct): void {
      for (const { name, label } of attributes?.nodes ?? []) if (name && label) labels.set(name, decodeName(label));
      for (const { taxonomyName, slug, name } of terms?.nodes ?? []) {
        if (!taxonomyName || !slug || OTHERS.has(taxonomyName)) continue;
        const known = options.get(taxonomyName) ?? new Map<string, string>();
        options.set(taxonomyName, known.set(slug, decodeName(name) || slug));
      }
    },
    all: (): AttributeNames =>
      Object.fromEntries(
        [...options].map(([taxonomy, terms]) => [
          taxonomy,
          { label: labels.get(taxonomy) ?? "", options: Object.fromEntries(terms) },
        ]),
      ),
  };
}
