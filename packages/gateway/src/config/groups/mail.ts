import { join, resolve } from "node:path";
import * as v from "valibot";
import { emailSchema, mailSenderSchema, smtpUrlSchema } from "../values/addressValues.ts";
import { createChoiceSchema, createSingleLineSchema } from "../values/basicValues.ts";
import { pageLanguages } from "../values/contentPages.ts";
import { returnExclusionsSchema } from "../values/returnExclusions.ts";
import { markAsSecret } from "../values/valueSchema.ts";

/**
 * Creates the schema of the variables for the storefront's own e-mails, and for goods that are excluded from
 * withdrawals and returns.
 *
 * @param cwd Base folder of relative paths.
 */
export const createMailSchema = (cwd: string) =>
  v.pipe(
    v.object({
      SMTP_URL: v.optional(markAsSecret(smtpUrlSchema)),
      MAIL_FROM: v.optional(mailSenderSchema),
      SHOP_MAIL: v.optional(emailSchema),
      SHOP_MAIL_LANGUAGE: v.optional(createChoiceSchema(...pageLanguages), "en"),
      RETURN_EXCLUSIONS: v.optional(
        returnExclusionsSchema,
        "madeToOrder: made-to-order; giftCard: gift-cards; digital: downloads; sealed: software",
      ),
      SHOP_DATA_DIR: v.optional(createSingleLineSchema(1000), ".rewire/shop"),
    }),
    v.transform((env) => ({
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? null,
      shopAddress: env.SHOP_MAIL ?? null,
      shopLanguage: env.SHOP_MAIL_LANGUAGE,
      returnExclusions: env.RETURN_EXCLUSIONS,
      /** Directory of the embedded shop's e-mails. */
      folder: join(resolve(cwd, env.SHOP_DATA_DIR), "mail"),
    })),
  );
