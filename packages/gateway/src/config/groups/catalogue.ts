import { defaultSynonyms } from "@rewire/catalogue-index";
import { defaultEcodesignAttributes } from "@rewire/domain";
import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { categorySlugs, oneOf, secretText, taxonomies, taxonomy } from "../values/basicValues.ts";
import { chargingSettings } from "../values/chargingValues.ts";
import { ecodesignAttributes, labelledCategories } from "../values/ecodesignValues.ts";
import { synonymFile, synonymText } from "../values/synonyms.ts";
import { unitPriceAttributes } from "../values/unitPriceValues.ts";
import { secret } from "../values/valueSchema.ts";

/** Creates the schema of the variables for lists and search. @param cwd Base folder of relative paths. */
export const createCatalogueSchema = (cwd: string) =>
  v.pipe(
    v.object({
      FILTER_ATTRIBUTES: v.optional(taxonomies),
      FIT_ATTRIBUTE: v.optional(taxonomy, "pa_device"),
      SET_CATEGORIES: v.optional(categorySlugs, "accessories"),
      CHARGING_ATTRIBUTES: v.optional(
        chargingSettings,
        "sources: chargers, power-banks; cables: cables; connector: pa_connection; power: pa_power; port: pa_charging-port; need: pa_charging-power",
      ),
      SEARCH_SYNONYMS: v.optional(synonymText),
      SEARCH_SYNONYMS_FILE: v.optional(synonymFile(cwd)),
      ECODESIGN_ATTRIBUTES: v.optional(ecodesignAttributes),
      ENERGY_LABEL_CATEGORIES: v.optional(
        labelledCategories,
        "smartphones, tablets, displays, monitors, televisions, lamps, -refurbished, -e-readers",
      ),
      UNIT_PRICE_ATTRIBUTES: v.optional(unitPriceAttributes, "cables: Length; *: Content"),
      PRICE_HISTORY: v.optional(oneOf("progressive", "each", "off"), "progressive"),
      CATALOGUE_WEBHOOK_SECRET: v.optional(secret(secretText(16))),
    }),
    v.transform((env): GatewayConfig["catalogue"] => {
      // The owner's synonyms are added to the built-in ones, unless the variable is "none".
      const builtInSynonyms = env.SEARCH_SYNONYMS === "" ? [] : [defaultSynonyms];
      const synonymTexts = [...builtInSynonyms, env.SEARCH_SYNONYMS, env.SEARCH_SYNONYMS_FILE].filter(Boolean);
      return {
        filterAttributes: env.FILTER_ATTRIBUTES ?? null,
        fitAttribute: env.FIT_ATTRIBUTE,
        setCategories: env.SET_CATEGORIES,
        charging: env.CHARGING_ATTRIBUTES,
        synonyms: synonymTexts.join("\n"),
        ecodesignAttributes: env.ECODESIGN_ATTRIBUTES ?? defaultEcodesignAttributes,
        labelledCategories: env.ENERGY_LABEL_CATEGORIES,
        unitPriceAttributes: env.UNIT_PRICE_ATTRIBUTES,
        priceHistory: env.PRICE_HISTORY,
        webhookSecret: env.CATALOGUE_WEBHOOK_SECRET ?? null,
      };
    }),
  );
