import { isEnumType, type GraphQLSchema } from "graphql";

/** The countries the shop sells to and delivers to: every code that the schema knows. */
export function countriesOf(schema: GraphQLSchema): string[] {
  const type = schema.getType("CountriesEnum");
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}
