// Checks the form of address of a message against the glossary: formal and familiar forms must not be mixed.

/** Patterns of familiar forms of address and, in Italian, of old-fashioned capitalised pronouns. */
const refused = {
  de_DE: /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)(?!\p{L})/iu,
  es_ES: /(?<!\p{L})(?:tú|tus?|te|ti|contigo|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
  fr_FR: /(?<!\p{L})(?:tu|toi|te|ton|tes|t’\p{L}+)(?!\p{L})/iu,
  it_IT:
    /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|vostr[oaie])(?!\p{L})|(?<!\p{L})(?:\p{L}+\s+)(?:Suo|Sua|Suoi|Sue|Lei)(?!\p{L})/u,
  pt_BR: /(?<!\p{L})(?:tu|teu|tua|teus|tuas|te|ti|contigo|vossos?|vossas?)(?!\p{L})/iu,
};

/** @returns {string[]} problems with the form of address */
export function salutationIssues(locale, text) {
  const match = refused[locale]?.exec(text)?.[0];
  return match ? [`“${match}” is not the address that GLOSSARY.md asks for`] : [];
}
