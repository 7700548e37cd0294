import { join, resolve } from "node:path";
import * as v from "valibot";
import { email, mailSender, smtpUrl } from "../values/addressValues.ts";
import { singleLine } from "../values/basicValues.ts";
import { returnExclusions } from "../values/returnExclusions.ts";
import { secret } from "../values/valueSchema.ts";

/**
 * Creates the schema of the variables for the storefront's own e-mails, and for goods that are excluded from
 * withdrawals and returns.
 *
 * @param cwd Base folder of relative paths.
 */
export const createMailSchema = (cwd: string) =>
  v.pipe(
    v.object({
      SMTP_URL: v.optional(secret(smtpUrl)),
      MAIL_FROM: v.optional(mailSender),
      SHOP_MAIL: v.optional(email),
      RETURN_EXCLUSIONS: v.optional(
        returnExclusions,
        "madeToOrder: made-to-order; giftCard: gift-cards; digital: downloads; sealed: software",
      ),
      SHOP_DATA_DIR: v.optional(singleLine(1000), ".rewire/shop"),
    }),
    v.transform((env) => ({
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? null,
      shopAddress: env.SHOP_MAIL ?? null,
      returnExclusions: env.RETURN_EXCLUSIONS,
      /** Directory of the embedded shop's e-mails. */
      folder: join(resolve(cwd, env.SHOP_DATA_DIR), "mail"),
    })),
  );
