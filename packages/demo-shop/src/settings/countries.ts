/** The countries the shop sells to and delivers to: every code that the schema knows. */
export function countriesOf(schema: { getType(name: string): unknown }): string[] {
  const type = schema.getType("CountriesEnum") as { getValues(): readonly { name: string }[] } | undefined;
  return type?.getValues().map((value) => value.name) ?? [];
}
