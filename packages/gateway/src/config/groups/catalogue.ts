import { defaultSynonyms } from "@rewire/catalogue-index";
import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { secretText, taxonomies } from "../values/basicValues.ts";
import { synonymFile, synonymText } from "../values/synonyms.ts";
import { secret } from "../values/valueSchema.ts";

/** Creates the schema of the variables for lists and search. @param cwd Base folder of relative paths. */
export const catalogue = (cwd: string) =>
  v.pipe(
    v.object({
      FILTER_ATTRIBUTES: v.optional(taxonomies),
      SEARCH_SYNONYMS: v.optional(synonymText),
      SEARCH_SYNONYMS_FILE: v.optional(synonymFile(cwd)),
      CATALOGUE_WEBHOOK_SECRET: v.optional(secret(secretText(16))),
    }),
    v.transform((env): GatewayConfig["catalogue"] => {
      // Synonyms of the file are added to those of the variable; the built-in ones apply where there are neither.
      const synonymTexts = [env.SEARCH_SYNONYMS, env.SEARCH_SYNONYMS_FILE].filter((text) => text !== undefined);
      return {
        filterAttributes: env.FILTER_ATTRIBUTES ?? null,
        synonyms: synonymTexts.length === 0 ? defaultSynonyms : synonymTexts.join("\n"),
        webhookSecret: env.CATALOGUE_WEBHOOK_SECRET ?? null,
      };
    }),
  );
