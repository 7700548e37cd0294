import { isEnumType, type GraphQLSchema } from "graphql";

/** Lists the codes of the countries that the shop sells and ships to, which are all countries in the schema. */
export function listCountries(schema: GraphQLSchema): string[] {
  const type = schema.getType("CountriesEnum");
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}
