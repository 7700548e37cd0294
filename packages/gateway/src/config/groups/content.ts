import { contentPageKinds, type ContentPageKind } from "@rewire/domain";
import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { otherPages, pageAddresses } from "../values/contentPages.ts";

/** Variable of a page that every shop has. */
type PageVariable = `${Uppercase<ContentPageKind>}_PAGE`;

/** Paths in WordPress of a shop that has each page in each language, by the variable that changes them. */
const DEFAULT_PATHS: Readonly<Record<PageVariable, string>> = {
  IMPRINT_PAGE:
    "en /imprint, de /de/impressum, es /es/aviso-legal, fr /fr/mentions-legales, it /it/note-legali, pt-br /pt-br/aviso-legal",
  PRIVACY_PAGE:
    "en /privacy, de /de/datenschutz, es /es/privacidad, fr /fr/confidentialite, it /it/privacy, pt-br /pt-br/privacidade",
  TERMS_PAGE:
    "en /terms, de /de/agb, es /es/condiciones, fr /fr/conditions-generales, it /it/condizioni, pt-br /pt-br/termos",
  SHIPPING_PAGE:
    "en /shipping, de /de/versand-und-zahlung, es /es/envio-y-pago, fr /fr/livraison-et-paiement, it /it/spedizione-e-pagamento, pt-br /pt-br/entrega-e-pagamento",
  WITHDRAWAL_PAGE:
    "en /withdrawal, de /de/widerruf, es /es/desistimiento, fr /fr/retractation, it /it/recesso, pt-br /pt-br/arrependimento",
  ACCESSIBILITY_PAGE:
    "en /accessibility, de /de/barrierefreiheit, es /es/accesibilidad, fr /fr/accessibilite, it /it/accessibilita, pt-br /pt-br/acessibilidade",
  WARRANTY_PAGE:
    "en /warranty, de /de/gewaehrleistung, es /es/garantia, fr /fr/garantie, it /it/garanzia, pt-br /pt-br/garantia",
};

const page = (name: PageVariable) => v.optional(pageAddresses, DEFAULT_PATHS[name]);

/** Schema of the variables that name the shop's pages of text. */
export const content = v.pipe(
  v.object({
    IMPRINT_PAGE: page("IMPRINT_PAGE"),
    PRIVACY_PAGE: page("PRIVACY_PAGE"),
    TERMS_PAGE: page("TERMS_PAGE"),
    SHIPPING_PAGE: page("SHIPPING_PAGE"),
    WITHDRAWAL_PAGE: page("WITHDRAWAL_PAGE"),
    ACCESSIBILITY_PAGE: page("ACCESSIBILITY_PAGE"),
    WARRANTY_PAGE: page("WARRANTY_PAGE"),
    OTHER_PAGES: v.optional(otherPages),
  }),
  v.transform((env): GatewayConfig["contentPages"] => {
    const variableOf: Readonly<Record<ContentPageKind, PageVariable>> = {
      imprint: "IMPRINT_PAGE",
      privacy: "PRIVACY_PAGE",
      terms: "TERMS_PAGE",
      shipping: "SHIPPING_PAGE",
      withdrawal: "WITHDRAWAL_PAGE",
      accessibility: "ACCESSIBILITY_PAGE",
      warranty: "WARRANTY_PAGE",
    };
    const pages = contentPageKinds.map((name) => ({ name, addresses: env[variableOf[name]] }));
    return [...pages, ...(env.OTHER_PAGES ?? [])].filter(({ addresses }) => addresses.length > 0);
  }),
);
