import { isEnumType, type GraphQLSchema } from "graphql";

/** Lists the countries that the shop sells and ships to: all country codes of the schema. */
export function countriesOf(schema: GraphQLSchema): string[] {
  const type = schema.getType("CountriesEnum");
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}
