import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { expiryDate, languageTags, securityContacts } from "../values/securityContactValues.ts";
import { expectedFormatOf } from "../values/valueSchema.ts";

/** Schema of the variables for `security.txt`. */
export const securityContactSchema = v.pipe(
  v.object({
    SECURITY_CONTACT: v.optional(securityContacts),
    SECURITY_EXPIRES: v.optional(expiryDate),
    SECURITY_LANGUAGES: v.optional(languageTags, "en"),
  }),
  v.forward(
    v.partialCheck(
      [["SECURITY_CONTACT"], ["SECURITY_EXPIRES"]],
      (env) => env.SECURITY_CONTACT === undefined || env.SECURITY_EXPIRES !== undefined,
      `${expectedFormatOf(expiryDate)}, together with SECURITY_CONTACT`,
    ),
    ["SECURITY_EXPIRES"],
  ),
  v.transform((env): GatewayConfig["securityContact"] => {
    const { SECURITY_CONTACT: contacts, SECURITY_EXPIRES: expires } = env;
    if (contacts === undefined || expires === undefined) return null;
    return { contacts, expires, languages: env.SECURITY_LANGUAGES };
  }),
);
