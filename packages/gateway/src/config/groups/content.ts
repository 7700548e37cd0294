import { contentPageKinds, type ContentPageKind } from "@rewire/domain";
import * as v from "valibot";
import { defaultContentPages, formatAddresses } from "../defaultContentPages.ts";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { otherPagesSchema, pageAddressesSchema } from "../values/contentPages.ts";

const createPageSchema = (kind: ContentPageKind) => {
  const source = defaultContentPages.find(({ name }) => name === kind);
  return v.optional(pageAddressesSchema, source ? formatAddresses(source) : "none");
};

/** Schema of the variables that name the shop's content pages. */
export const contentSchema = v.pipe(
  v.object({
    IMPRINT_PAGE: createPageSchema("imprint"),
    PRIVACY_PAGE: createPageSchema("privacy"),
    TERMS_PAGE: createPageSchema("terms"),
    SHIPPING_PAGE: createPageSchema("shipping"),
    WITHDRAWAL_PAGE: createPageSchema("withdrawal"),
    ACCESSIBILITY_PAGE: createPageSchema("accessibility"),
    WARRANTY_PAGE: createPageSchema("warranty"),
    OTHER_PAGES: v.optional(otherPagesSchema),
  }),
  v.transform((env): GatewayConfig["contentPages"] => {
    const addressesByKind = {
      imprint: env.IMPRINT_PAGE,
      privacy: env.PRIVACY_PAGE,
      terms: env.TERMS_PAGE,
      shipping: env.SHIPPING_PAGE,
      withdrawal: env.WITHDRAWAL_PAGE,
      accessibility: env.ACCESSIBILITY_PAGE,
      warranty: env.WARRANTY_PAGE,
    } satisfies Record<ContentPageKind, unknown>;
    const pages = contentPageKinds.map((name) => ({ name, addresses: addressesByKind[name] }));
    return [...pages, ...(env.OTHER_PAGES ?? [])].filter(({ addresses }) => addresses.length > 0);
  }),
);
