/** Returns the URL of the notice on the legal guarantee. @param prefix Path prefix of the language: "" for English */
export const toGuaranteeUrl = (prefix: string): string => `${prefix}/guarantee`;
