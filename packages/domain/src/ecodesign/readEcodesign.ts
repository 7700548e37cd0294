import type { EcodesignAttributes, EcodesignField } from "./attributes.ts";
import {
  durabilityClasses,
  energyClasses,
  repairabilityParts,
  type DurabilityClass,
  type Ecodesign,
  type EnergyClass,
  type EnergyLabel,
  type Repairability,
} from "./ecodesign.ts";

/** Attribute of a product, with its values as the shop words them. */
interface NamedAttribute {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly label: string }[];
}

/** Maximum length of a value that is shown in the shop's own words. */
const MAX_TEXT_LENGTH = 60;
const MAX_SCORE = 10;
/** Upper bound of a number of years; more is a mistake. */
const MAX_YEARS = 30;

const normalize = (text: string): string => text.trim().toLowerCase();

/** Parses an energy class from A to G, such as "B", "b" or "Class B"; returns null for any other text. */
export const parseEnergyClass = (text: string): EnergyClass | null => parseClass(text, energyClasses);

function parseClass<Class extends string>(text: string, classes: readonly Class[]): Class | null {
  const [, letter = ""] = /^(?:\p{L}{2,}\s+)?(\p{L})$/u.exec(text.trim()) ?? [];
  return classes.find((candidate) => candidate === letter.toUpperCase()) ?? null;
}

/** Returns the first number in a string, such as 8.3 of "8,3 / 10"; null if it is none from 0 to `max`. */
function parseNumber(text: string, max: number): number | null {
  const [, digits = "", fraction = ""] = /(\d{1,9})(?:[.,](\d{1,2})(?!\d))?/.exec(text) ?? [];
  if (digits === "") return null;
  const number = Number(`${digits}.${fraction || 0}`);
  return number <= max ? number : null;
}

/** Returns a number of charge cycles, of "1,000 cycles" too. */
function parseCycleCount(text: string): number | null {
  const digits = /^\D{0,3}(\d[\d., \u00A0\u202F']*)/.exec(text)?.[1]?.replaceAll(/\D/g, "") ?? "";
  return digits === "" || digits.length > 6 ? null : Number(digits);
}

const parseUrl = (text: string): string | null => (/^https?:\/\//i.test(text) && URL.canParse(text) ? text : null);

/** Page of a product in the EU's database, by its number there. */
const toEprelUrl = (number: string): string | null =>
  /^\d{3,10}$/.test(number) ? `https://eprel.ec.europa.eu/qr/${number}` : null;

/** Returns the text of a field by the names of its attribute; empty for none. */
type FieldReader = (field: EcodesignField) => string;

function createFieldReader(attributes: readonly NamedAttribute[], names: EcodesignAttributes): FieldReader {
  return (field) => {
    const name = normalize(names[field]);
    if (name === "") return "";
    const attribute = attributes.find(
      (candidate) => normalize(candidate.name) === name || normalize(candidate.label) === name,
    );
    return attribute?.options.length === 1 ? (attribute.options[0]?.label.trim().slice(0, 500) ?? "") : "";
  };
}

function toLabel(readField: FieldReader): EnergyLabel | null {
  const energyClass = parseEnergyClass(readField("energyClass"));
  if (energyClass === null) return null;
  const readShortText = (field: EcodesignField) => readField(field).slice(0, MAX_TEXT_LENGTH);
  const readDurabilityClass = (field: EcodesignField): DurabilityClass | null =>
    parseClass(readField(field), durabilityClasses);
  return {
    energyClass,
    energyUse: readShortText("energyUse"),
    batteryTime: readShortText("batteryTime"),
    batteryCycles: parseCycleCount(readField("batteryCycles")),
    dropClass: readDurabilityClass("dropClass"),
    repairClass: readDurabilityClass("repairClass"),
    ingress: readShortText("ingress"),
    eprelUrl: toEprelUrl(readField("eprel")),
    labelUrl: parseUrl(readField("labelPicture")),
    sheetUrl: parseUrl(readField("productSheet")),
  };
}

function toRepairability(readField: FieldReader): Repairability | null {
  const score = parseNumber(readField("repairability"), MAX_SCORE);
  if (score === null) return null;
  return {
    score,
    parts: repairabilityParts.flatMap((part) => {
      const partScore = parseNumber(readField(part), MAX_SCORE);
      return partScore === null ? [] : [{ part, score: partScore }];
    }),
  };
}

/**
 * Reads facts about the energy use, durability and repair of a product from its attributes. Invalid values are treated
 * as missing; returns null if all values are missing.
 *
 * @param attributes Attributes of the product, including unlisted ones.
 * @param names Name of the attribute that stores each field.
 */
export function readEcodesign(attributes: readonly NamedAttribute[], names: EcodesignAttributes): Ecodesign | null {
  const readField = createFieldReader(attributes, names);
  const readYears = (field: EcodesignField) => parseNumber(readField(field), MAX_YEARS) || null;
  const ecodesign: Ecodesign = {
    label: toLabel(readField),
    repairability: toRepairability(readField),
    sparePartYears: readYears("sparePartYears"),
    updateYears: readYears("updateYears"),
    guaranteeYears: readYears("guaranteeYears"),
  };
  return Object.values(ecodesign).every((value) => value === null) ? null : ecodesign;
}
