/**
 * Returns the URL of the notice about the legal guarantee.
 *
 * @param prefix Path prefix of the language: "" for English, "/de" for German.
 */
export const toGuaranteeUrl = (prefix: string): string => `${prefix}/guarantee`;
