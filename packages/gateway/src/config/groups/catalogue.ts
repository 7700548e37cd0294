import { defaultSynonyms } from "@rewire/catalogue-index";
import { defaultEcodesignAttributes } from "@rewire/domain";
import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import {
  categorySlugsSchema,
  createChoiceSchema,
  createSecretSchema,
  taxonomiesSchema,
  taxonomySchema,
} from "../values/basicValues.ts";
import { chargingSettingsSchema } from "../values/chargingValues.ts";
import { ecodesignAttributesSchema, labelledCategoriesSchema } from "../values/ecodesignValues.ts";
import { createSynonymFileSchema, synonymTextSchema } from "../values/synonyms.ts";
import { unitPriceAttributesSchema } from "../values/unitPriceValues.ts";
import { markAsSecret } from "../values/valueSchema.ts";

/** Creates the schema of the variables for lists and search. @param cwd Base folder of relative paths. */
export const createCatalogueSchema = (cwd: string) =>
  v.pipe(
    v.object({
      FILTER_ATTRIBUTES: v.optional(taxonomiesSchema),
      FIT_ATTRIBUTE: v.optional(taxonomySchema, "pa_device"),
      SET_CATEGORIES: v.optional(categorySlugsSchema, "accessories"),
      CHARGING_ATTRIBUTES: v.optional(
        chargingSettingsSchema,
        "sources: chargers, power-banks; cables: cables; connector: pa_connection; power: pa_power; port: pa_charging-port; need: pa_charging-power",
      ),
      SEARCH_SYNONYMS: v.optional(synonymTextSchema),
      SEARCH_SYNONYMS_FILE: v.optional(createSynonymFileSchema(cwd)),
      ECODESIGN_ATTRIBUTES: v.optional(ecodesignAttributesSchema),
      ENERGY_LABEL_CATEGORIES: v.optional(
        labelledCategoriesSchema,
        "smartphones, tablets, displays, monitors, televisions, lamps, -refurbished, -e-readers",
      ),
      UNIT_PRICE_ATTRIBUTES: v.optional(unitPriceAttributesSchema, "cables: Length; *: Content"),
      PRICE_HISTORY: v.optional(createChoiceSchema("progressive", "each", "off"), "progressive"),
      CATALOGUE_WEBHOOK_SECRET: v.optional(markAsSecret(createSecretSchema(16))),
    }),
    v.transform((env): GatewayConfig["catalogue"] => {
      // The owner's synonyms are added to the built-in ones, unless the variable is "none".
      const builtInSynonyms = env.SEARCH_SYNONYMS === "" ? [] : [defaultSynonyms];
      const synonymTexts = [...builtInSynonyms, env.SEARCH_SYNONYMS, env.SEARCH_SYNONYMS_FILE].filter(Boolean);
      return {
        filterAttributes: env.FILTER_ATTRIBUTES ?? null,
        fitAttribute: env.FIT_ATTRIBUTE,
        setCategories: env.SET_CATEGORIES,
        chargingSettings: env.CHARGING_ATTRIBUTES,
        synonyms: synonymTexts.join("\n"),
        ecodesignAttributes: env.ECODESIGN_ATTRIBUTES ?? defaultEcodesignAttributes,
        labelledCategories: env.ENERGY_LABEL_CATEGORIES,
        unitPriceAttributes: env.UNIT_PRICE_ATTRIBUTES,
        priceHistory: env.PRICE_HISTORY,
        webhookSecret: env.CATALOGUE_WEBHOOK_SECRET ?? null,
      };
    }),
  );
