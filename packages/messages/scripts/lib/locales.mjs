/** Translations, by the language code that `add.mjs` accepts. English is the source and is stored in `en_US.json`. */
export const translations = { de: "de_DE", es: "es_ES", fr: "fr_FR", it: "it_IT", pt: "pt_BR" };
