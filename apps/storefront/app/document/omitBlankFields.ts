/** Omits blank fields, because structured data with, for example, an empty phone number would be invalid. */
export const omitBlankFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
