import type { CatalogueProduct, ProductAttributeValue } from "../catalogue/types.ts";
import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import type { Engine } from "../engine/Engine.ts";
import { encodeBase64, toGlobalId, slugify } from "../wordpress/text.ts";
import { toTermView } from "./termView.ts";

/**
 * Returns the name of an attribute as it is used in variations: `pa_color` for a global attribute, or the slug of the
 * label for a local one.
 */
export const getAttributeName = (attribute: ProductAttributeValue): string =>
  attribute.kind === "global" ? `pa_${attribute.slug}` : slugify(attribute.label);

/** Returns the label of an attribute as shown to customers. */
export function formatAttributeLabel(engine: Engine, attribute: ProductAttributeValue): string {
  if (attribute.kind === "local") return attribute.label;
  return (
    engine.catalogue.source.attributes.find((candidate) => candidate.slug === attribute.slug)?.label ?? attribute.slug
  );
}

/** Returns the label of an attribute value: the name of the term, or the value itself if there is no such term. */
export function formatValueLabel(engine: Engine, name: string, value: string): string {
  return engine.catalogue.terms.find(name, value)?.name ?? value;
}

/** Resolves the attributes of a product. As in WooGraphQL, the result is null if there are none. */
export function toAttributesConnection(
  engine: Engine,
  product: CatalogueProduct,
  args: PageArgs,
  kind?: "global" | "local",
) {
  const attributeEntries = product.attributes
    .map((attribute, position) => ({ attribute, position }))
    .filter((candidate) => kind === undefined || candidate.attribute.kind === kind);
  if (attributeEntries.length === 0) return null;
  return createConnection(
    attributeEntries,
    args,
    (one) => one.position,
    ({ attribute, position }) => {
      const sharedFields = {
        name: getAttributeName(attribute),
        label: formatAttributeLabel(engine, attribute),
        position,
        visible: attribute.visible,
        variation: attribute.variation,
      };
      if (attribute.kind === "local") {
        const id = toGlobalId("LocalProductAttribute", `${attribute.label}:${product.id}`);
        return {
          ...sharedFields,
          __typename: "LocalProductAttribute",
          id,
          attributeId: 0,
          scope: "LOCAL",
          options: attribute.options,
        };
      }
      const taxonomy = `pa_${attribute.slug}`;
      const attributeId = engine.catalogue.source.attributes.find((one) => one.slug === attribute.slug)?.id ?? 0;
      const terms = attribute.terms
        .flatMap((slug) => engine.catalogue.terms.find(taxonomy, slug) ?? [])
        .toSorted((left, right) => left.name.localeCompare(right.name, "en"));
      return {
        ...sharedFields,
        __typename: "GlobalProductAttribute",
        id: toGlobalId("GlobalProductAttribute", attributeId),
        attributeId,
        scope: "GLOBAL",
        slug: taxonomy,
        options: terms.map((term) => term.slug),
        terms: (page: PageArgs) =>
          createConnection(
            terms,
            page,
            (term) => term.id,
            (term) => toTermView(engine, term),
          ),
      };
    },
  );
}

/**
 * Resolves an attribute of a variation or of a cart line. As in WooGraphQL, `attributeId` is the id of the term. For a
 * local attribute, the label equals the name; for an attribute that accepts any value, the value is empty and the label
 * is the taxonomy.
 */
export function toVariationAttributeView(engine: Engine, owner: number, name: string, value: string) {
  const term = engine.catalogue.terms.find(name, value);
  const slug = name.replace(/^pa_/, "");
  const label =
    term === undefined
      ? name
      : (engine.catalogue.source.attributes.find((attribute) => attribute.slug === slug)?.label ?? name);
  return { id: encodeBase64(`${owner}||${name}||${value}`), attributeId: term?.id ?? 0, name, label, value };
}
