import type { AttributeLabels } from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import type { CatalogueProductFields } from "./toCatalogueEntry.ts";

/** Taxonomies that are not filterable attributes. */
const nonAttributeTaxonomies: ReadonlySet<string> = new Set([
  "product_cat",
  "product_type",
  "product_visibility",
  "product_shipping_class",
]);

/**
 * Creates a collector of the labels of global attributes and their terms. Responses repeat the labels for every
 * product; the collector stores each label once. A taxonomy without a label gets the label "".
 */
export function createAttributeLabelCollector() {
  const labels = new Map<string, string>();
  const options = new Map<string, Map<string, string>>();
  return {
    add({ attributes, terms }: CatalogueProductFields): void {
      for (const { name, label } of attributes?.nodes ?? []) if (name && label) labels.set(name, decodeName(label));
      for (const { taxonomyName, slug, name } of terms?.nodes ?? []) {
        if (!taxonomyName || !slug || nonAttributeTaxonomies.has(taxonomyName)) continue;
        const labelsByValue = options.get(taxonomyName) ?? new Map<string, string>();
        options.set(taxonomyName, labelsByValue.set(slug, decodeName(name) || slug));
      }
    },
    all: (): AttributeLabels =>
      Object.fromEntries(
        [...options].map(([taxonomy, terms]) => [
          taxonomy,
          { label: labels.get(taxonomy) ?? "", options: Object.fromEntries(terms) },
        ]),
      ),
  };
}
