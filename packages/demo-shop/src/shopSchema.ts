import { buildSchema, extendSchema, parse, type GraphQLSchema } from "graphql";
import { headlessLoginSchema } from "./access/headlessLoginSchema.ts";
import type { Catalogue } from "./catalogue/types.ts";
import { productTaxonomyEnumName, taxonomyEnumName, termTypeName } from "./products/taxonomyNames.ts";
import { schemaText } from "./schema.ts";

const schemas = new Map<string, GraphQLSchema>();

/**
 * The schema of one shop: `schema.graphql`, and as on every WooGraphQL server a type and enum values for each of the
 * shop's own attributes. An attribute that a shop lacks is unknown to its schema, and asking for it fails.
 */
export function shopSchema(catalogue: Catalogue, headlessLogin: boolean): GraphQLSchema {
  const taxonomies = catalogue.attributes.map((attribute) => `pa_${attribute.slug}`);
  const key = `${String(headlessLogin)} ${taxonomies.join(" ")}`;
  const known = schemas.get(key);
  if (known !== undefined) return known;
  const plain = buildSchema(schemaText, { assumeValidSDL: true });
  const added = [...taxonomies.filter((taxonomy) => plain.getType(termTypeName(taxonomy)) === undefined).map(attributeSchema), headlessLogin ? headlessLoginSchema : ""].join("\n");
  const schema = added.trim() === "" ? plain : extendSchema(plain, parse(added), { assumeValidSDL: true });
  schemas.set(key, schema);
  return schema;
}

const attributeSchema = (taxonomy: string): string => `
  type ${termTypeName(taxonomy)} implements Node & DatabaseIdentifier & TermNode {
    id: ID!
    databaseId: Int!
    name: String
    slug: String
    description: String
    count: Int
    taxonomyName: String
    termTaxonomyId: Int
    link: String
    uri: String
  }
  extend enum TaxonomyEnum { ${taxonomyEnumName(taxonomy)} }
  extend enum ProductTaxonomyEnum { ${productTaxonomyEnumName(taxonomy)} }
  extend enum ProductAttributeEnum { ${productTaxonomyEnumName(taxonomy)} }
`;
