import { defaultSynonyms } from "@rewire/catalogue-index";
import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { longText, taxonomies } from "../values/basicValues.ts";
import { synonymFile, synonymText } from "../values/synonyms.ts";
import { secret } from "../values/valueSchema.ts";

/** Lists and search. @param cwd Folder that a relative path starts from. */
export const catalogue = (cwd: string) =>
  v.pipe(
    v.object({
      FILTER_ATTRIBUTES: v.optional(taxonomies),
      SEARCH_SYNONYMS: v.optional(synonymText),
      SEARCH_SYNONYMS_FILE: v.optional(synonymFile(cwd)),
      CATALOGUE_WEBHOOK_SECRET: v.optional(secret(longText(16))),
    }),
    v.transform((env): GatewayConfig["catalogue"] => {
      // Those of the file besides those of the variable; the built-in ones where there are neither.
      const synonyms = [env.SEARCH_SYNONYMS, env.SEARCH_SYNONYMS_FILE].filter((text) => text !== undefined);
      return {
        filterAttributes: env.FILTER_ATTRIBUTES ?? null,
        synonyms: synonyms.length === 0 ? defaultSynonyms : synonyms.join("\n"),
        webhookSecret: env.CATALOGUE_WEBHOOK_SECRET ?? null,
      };
    }),
  );
