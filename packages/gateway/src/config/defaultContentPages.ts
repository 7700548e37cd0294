import type { ContentPageKind } from "@rewire/domain";
import type { ContentPageSource } from "./ContentPageSource.ts";

/** Creates the source of a page with a path in each language; all but the English one begin with the language. */
const createSource = (name: ContentPageKind, slugs: Readonly<Record<string, string>>): ContentPageSource => ({
  name,
  addresses: Object.entries(slugs).map(([language, slug]) => ({
    language,
    uri: language === "en" ? `/${slug}` : `/${language}/${slug}`,
  })),
});

/** Default paths of the content pages in WordPress, as used by the embedded shop. */
export const defaultContentPages: readonly ContentPageSource[] = [
  createSource("imprint", {
    en: "imprint",
    de: "impressum",
    es: "aviso-legal",
    fr: "mentions-legales",
    it: "note-legali",
    "pt-br": "aviso-legal",
  }),
  createSource("privacy", {
    en: "privacy",
    de: "datenschutz",
    es: "privacidad",
    fr: "confidentialite",
    it: "privacy",
    "pt-br": "privacidade",
  }),
  createSource("terms", {
    en: "terms",
    de: "agb",
    es: "condiciones",
    fr: "conditions-generales",
    it: "condizioni",
    "pt-br": "termos",
  }),
  createSource("shipping", {
    en: "shipping",
    de: "versand-und-zahlung",
    es: "envio-y-pago",
    fr: "livraison-et-paiement",
    it: "spedizione-e-pagamento",
    "pt-br": "entrega-e-pagamento",
  }),
  createSource("withdrawal", {
    en: "withdrawal",
    de: "widerruf",
    es: "desistimiento",
    fr: "retractation",
    it: "recesso",
    "pt-br": "arrependimento",
  }),
  createSource("accessibility", {
    en: "accessibility",
    de: "barrierefreiheit",
    es: "accesibilidad",
    fr: "accessibilite",
    it: "accessibilita",
    "pt-br": "acessibilidade",
  }),
  createSource("warranty", {
    en: "warranty",
    de: "gewaehrleistung",
    es: "garantia",
    fr: "garantie",
    it: "garanzia",
    "pt-br": "garantia",
  }),
];

/** Formats the WordPress paths of a content page in the format of its environment variable: "en /terms, de /de/agb". */
export const formatAddresses = ({ addresses }: ContentPageSource): string =>
  addresses.map(({ language, uri }) => `${language} ${uri}`).join(", ");
