import { defaultChargingSettings, type ChargingSettings } from "@rewire/domain";
import * as v from "valibot";
import { createValueSchema, createNoneSchema, createParseAction, type ValueSchema } from "./valueSchema.ts";

const CATEGORY_PATTERN = /^[^\s\p{Cc},;:/]{1,100}$/u;
const ATTRIBUTE_PATTERN = /^pa_[^\s\p{Cc},;:]{1,97}$/u;

/** Parses "cables: cables, leads; power: pa_watts"; undefined for an unknown field, slug or global attribute. */
function parseSettings(text: string): ChargingSettings | undefined {
  let settings = defaultChargingSettings;
  for (const entry of text.split(";")) {
    const [, field = "", value = ""] = /^\s*(\w+)\s*:\s*(\S.*?)\s*$/u.exec(entry) ?? [];
    if (field === "sources" || field === "cables") {
      const slugs = value.split(",").map((slug) => slug.trim());
      if (!slugs.every((slug) => CATEGORY_PATTERN.test(slug))) return undefined;
      settings = { ...settings, [field]: slugs };
    } else if (field === "connector" || field === "power" || field === "port" || field === "need") {
      if (!ATTRIBUTE_PATTERN.test(value)) return undefined;
      settings = { ...settings, [field]: value };
    } else return undefined;
  }
  return settings;
}

/** Schema of the categories and attributes that determine which goods charge which devices; null if "none" is given. */
export const chargingSettingsSchema: ValueSchema<ChargingSettings | null> = createValueSchema(
  "fields (sources, cables: slugs of categories; connector, power, port, need: a global attribute each), such as sources: chargers, power-banks; power: pa_power, or none",
  v.union([createNoneSchema<ChargingSettings | null>(null), v.pipe(v.string(), createParseAction(parseSettings))]),
);
