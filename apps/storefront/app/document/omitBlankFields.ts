/** Omits blank fields of structured data, because an empty field, such as a phone number, would be invalid. */
export const omitBlankFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
