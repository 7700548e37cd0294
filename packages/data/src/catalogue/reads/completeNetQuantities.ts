import { listQuantityAttributes, readNetQuantities, type NetQuantities, type UnitPriceAttribute } from "@rewire/domain";
import type { CatalogueProductFields } from "../mappers/toCatalogueEntry.ts";
import { GetNetQuantitiesDocument } from "../../gql/graphql.ts";
import { decodeSlug } from "../../product/mappers/slug.ts";
import { toAttributes, type AttributeFields } from "../../product/mappers/toAttributes.ts";
import { toValues, type VariationAttributeFields } from "../../product/mappers/toVariations.ts";
import type { ShopClient } from "../../server/shopClient.ts";
import { readProductsById } from "./readProducts.ts";

/** Attributes of a product and its variations, with their values. */
interface AttributeValueFields {
  readonly databaseId: number;
  readonly attributes?: { readonly nodes: readonly AttributeFields[] } | null;
  readonly variations?: {
    readonly nodes: readonly {
      readonly databaseId: number;
      readonly attributes?: { readonly nodes: readonly VariationAttributeFields[] } | null;
    }[];
  } | null;
}

interface NetQuantityReadOptions {
  readonly client: ShopClient;
  /** Time limit in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Adds the net quantities to those products of a page that have an attribute for them. Only these products are
 * requested again, because reading all attribute values of all variations would greatly increase the size of the
 * responses.
 * @throws ShopRequestError if the shop does not respond; the caller then reads the page again.
 */
export async function completeNetQuantities(
  { client, timeoutMs }: NetQuantityReadOptions,
  nodes: readonly CatalogueProductFields[],
): Promise<readonly CatalogueProductFields[]> {
  const settings = client.unitPriceAttributes ?? [];
  const goods = nodes.filter((node) => hasNetQuantity(node, settings));
  if (goods.length === 0) return nodes;
  const query = { client, document: GetNetQuantitiesDocument, orderby: "DATE", timeoutMs } as const;
  const ids = goods.map(({ databaseId }) => databaseId);
  const values = await readProductsById<AttributeValueFields>(query, ids);
  const valuesById = new Map(values.nodes.map((node) => [node.databaseId, node]));
  return nodes.map((node) => {
    const fields = valuesById.get(node.databaseId);
    return fields ? { ...node, netQuantities: toNetQuantities(node, fields, client) } : node;
  });
}

function hasNetQuantity(node: CatalogueProductFields, settings: readonly UnitPriceAttribute[]): boolean {
  try {
    const names = listQuantityAttributes(listCategories(node), settings);
    return (node.attributes?.nodes ?? []).some(({ name }) => names.includes((name ?? "").toLowerCase()));
  } catch {
    // A product that cannot be understood is reported where it is mapped.
    return false;
  }
}

const listCategories = ({ productCategories }: CatalogueProductFields) =>
  (productCategories?.nodes ?? []).flatMap(({ slug }) => (slug ? [{ slug: decodeSlug(slug) }] : []));

const toNetQuantities = (
  node: CatalogueProductFields,
  { attributes, variations }: AttributeValueFields,
  { unitPriceAttributes = [] }: ShopClient,
): NetQuantities =>
  readNetQuantities(
    {
      id: node.databaseId,
      kind: node.type === "VARIABLE" ? "variable" : "simple",
      categories: listCategories(node),
      attributes: toAttributes(attributes?.nodes ?? []),
      variations: (variations?.nodes ?? []).map((variation) => ({
        id: variation.databaseId,
        values: toValues(variation.attributes?.nodes ?? []),
      })),
    },
    unitPriceAttributes,
  );
