/** Removes blank fields, because structured data with an empty phone number would be invalid. */
export const withoutBlank = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
