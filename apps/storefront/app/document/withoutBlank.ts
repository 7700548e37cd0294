/** Leaves out fields without words: structured data with an empty phone number says something untrue. */
export const withoutBlank = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
