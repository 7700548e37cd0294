import { buildASTSchema, extendSchema, Kind, parse, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import { headlessLoginSchema } from "./access/headlessLoginSchema.ts";
import type { Catalogue } from "./catalogue/types.ts";
import { toProductTaxonomyEnumName, toTaxonomyEnumName, toTermTypeName } from "./wordpress/taxonomyNames.ts";
import { schemaText } from "./schema.ts";

const schemas = new Map<string, GraphQLSchema>();

/** Log-in plugin whose mutations are part of a shop's schema: log-in by cookie, Headless Login, or none. */
export type LogInPlugin = "cookie" | "headless" | "none";

/**
 * Builds the schema of a shop from `schema.graphql`. As in WooGraphQL, each attribute of the shop adds a type and enum
 * values. Queries for unknown attributes, and log-in mutations of a plugin that is not installed, fail validation.
 */
export function createShopSchema(catalogue: Catalogue, logInPlugin: LogInPlugin): GraphQLSchema {
  const taxonomies = catalogue.attributes.map((attribute) => `pa_${attribute.slug}`);
  const key = `${logInPlugin} ${taxonomies.join(" ")}`;
  const cachedSchema = schemas.get(key);
  if (cachedSchema !== undefined) return cachedSchema;
  const source = parse(schemaText);
  const schemaWithoutResolvers = buildASTSchema(logInPlugin === "none" ? removeLogInDefinitions(source) : source, {
    assumeValidSDL: true,
  });
  const extensions = [
    ...taxonomies
      .filter((taxonomy) => schemaWithoutResolvers.getType(toTermTypeName(taxonomy)) === undefined)
      .map(createAttributeSchema),
    logInPlugin === "headless" ? headlessLoginSchema : "",
  ].join("\n");
  const schema =
    extensions.trim() === ""
      ? schemaWithoutResolvers
      : extendSchema(schemaWithoutResolvers, parse(extensions), { assumeValidSDL: true });
  schemas.set(key, schema);
  return schema;
}

/** Names of the types and fields that the log-in cookie plugin adds to `schema.graphql`. */
const LOG_IN_DEFINITION_NAMES: ReadonlySet<string> = new Set([
  "loginWithCookies",
  "LoginWithCookiesInput",
  "LoginWithCookiesPayload",
  "logout",
  "LogoutInput",
  "LogoutPayload",
]);

function removeLogInDefinitions(source: DocumentNode): DocumentNode {
  const omitLogInDefinition = ({ name }: { readonly name: { readonly value: string } }) =>
    LOG_IN_DEFINITION_NAMES.has(name.value) ? null : undefined;
  return visit(source, {
    [Kind.FIELD_DEFINITION]: omitLogInDefinition,
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: omitLogInDefinition,
    [Kind.OBJECT_TYPE_DEFINITION]: { leave: omitLogInDefinition },
  });
}

const createAttributeSchema = (taxonomy: string): string => `
  type ${toTermTypeName(taxonomy)} implements Node & DatabaseIdentifier & TermNode {
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
  extend enum TaxonomyEnum { ${toTaxonomyEnumName(taxonomy)} }
  extend enum ProductTaxonomyEnum { ${toProductTaxonomyEnumName(taxonomy)} }
  extend enum ProductAttributeEnum { ${toProductTaxonomyEnumName(taxonomy)} }
`;
