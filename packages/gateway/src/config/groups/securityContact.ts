import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { expiryDateSchema, languageTagsSchema, securityContactsSchema } from "../values/securityContactValues.ts";
import { getExpectedFormat } from "../values/valueSchema.ts";

/** Schema of the variables for `security.txt`. */
export const securityContactSchema = v.pipe(
  v.object({
    SECURITY_CONTACT: v.optional(securityContactsSchema),
    SECURITY_EXPIRES: v.optional(expiryDateSchema),
    SECURITY_LANGUAGES: v.optional(languageTagsSchema, "en"),
  }),
  v.forward(
    v.partialCheck(
      [["SECURITY_CONTACT"], ["SECURITY_EXPIRES"]],
      (env) => env.SECURITY_CONTACT === undefined || env.SECURITY_EXPIRES !== undefined,
      `${getExpectedFormat(expiryDateSchema)}, together with SECURITY_CONTACT`,
    ),
    ["SECURITY_EXPIRES"],
  ),
  v.transform((env): GatewayConfig["securityContact"] => {
    const { SECURITY_CONTACT: contacts, SECURITY_EXPIRES: expires } = env;
    if (contacts === undefined || expires === undefined) return null;
    return { contacts, expires, languages: env.SECURITY_LANGUAGES };
  }),
);
