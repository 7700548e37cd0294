/**
 * Omits blank fields, such as an empty phone number, from structured data. Blank fields would make the structured data
 * invalid.
 */
export const omitBlankFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
