/** Removes blank fields: structured data with an empty phone number would be false. */
export const withoutBlank = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));
