/** Translations, by the short name under which `add.mjs` takes them. English is the source and lies in `en_US.json`. */
export const translations = { de: "de_DE", es: "es_ES", fr: "fr_FR", it: "it_IT", pt: "pt_BR" };
