import type { AttributeLabels, CatalogueEntry } from "../catalogue/index.ts";

/** Category slugs and attribute names by which a shop describes chargers, cables, and the devices that they charge. */
export interface ChargingSettings {
  /** Categories of goods that give power: chargers and power banks. */
  readonly sources: readonly string[];
  /** Categories of cables, which carry power. */
  readonly cables: readonly string[];
  /** Attribute with the connectors of such goods: "USB-C". */
  readonly connector: string;
  /** Attribute with the power that they give or carry to one device: "65 W". */
  readonly power: string;
  /** Attribute of devices with the ports by which they are charged: "USB-C". */
  readonly port: string;
  /** Attribute of devices with the power that charges them, from the least to that of full speed: "30–65 W". */
  readonly need: string;
}

/** Default charging settings, as used in the embedded shop. */
export const defaultChargingSettings: ChargingSettings = {
  sources: ["chargers", "power-banks"],
  cables: ["cables"],
  connector: "pa_connection",
  power: "pa_power",
  port: "pa_charging-port",
  need: "pa_charging-power",
};

/** Connectors and power of a charger, power bank or cable. */
export interface PowerSupply {
  readonly kind: "source" | "cable";
  /** Names of its connectors, in lower case. */
  readonly connectors: readonly string[];
  /** Power in watts for one device. */
  readonly watts: number;
}

/** Ports through which a device is charged, and the power that it needs. */
export interface ChargingNeed {
  /** Names of the ports by which it is charged, in lower case. */
  readonly ports: readonly string[];
  /** Power in watts below which it is not charged; null if the shop does not say. */
  readonly minWatts: number | null;
  /** Power in watts from which it is charged at full speed; null if the shop does not say. */
  readonly fullWatts: number | null;
}

/** Result of comparing a power supply with the charging needs of a device. */
export type ChargingResult = "fullSpeed" | "slower" | "tooWeak" | "otherConnector";

type ChargingEntry = Pick<CatalogueEntry, "summary" | "terms" | "repair">;

/**
 * Returns the power supply of a charger, power bank or cable. Returns null for any other product, for repairs, and if
 * an attribute is missing.
 */
export function readPowerSupply(
  { summary, terms, repair }: ChargingEntry,
  labels: AttributeLabels,
  settings: ChargingSettings,
): PowerSupply | null {
  const isInAnyCategory = (slugs: readonly string[]) => summary.categories.some(({ slug }) => slugs.includes(slug));
  const kind = repair
    ? null
    : isInAnyCategory(settings.sources)
      ? "source"
      : isInAnyCategory(settings.cables)
        ? "cable"
        : null;
  if (!kind) return null;
  const connectors = listLabels(terms, labels, settings.connector);
  const watts = listLabels(terms, labels, settings.power).flatMap((label) => parseWatts(label));
  return connectors.length > 0 && watts.length > 0 ? { kind, connectors, watts: Math.max(...watts) } : null;
}

/** Returns the ports and the power with which a device is charged; null if the ports are unknown. */
export function readChargingNeed(
  { terms }: Pick<ChargingEntry, "terms">,
  labels: AttributeLabels,
  settings: ChargingSettings,
): ChargingNeed | null {
  const ports = listLabels(terms, labels, settings.port);
  if (ports.length === 0) return null;
  const watts = listLabels(terms, labels, settings.need).flatMap((label) => parseWatts(label));
  return {
    ports,
    minWatts: watts.length > 1 ? Math.min(...watts) : null,
    fullWatts: watts.length > 0 ? Math.max(...watts) : null,
  };
}

/** Compares a power supply with the charging needs of a device; returns null if the attributes are not sufficient. */
export function assessCharging(
  { connectors, watts }: PowerSupply,
  { ports, minWatts, fullWatts }: ChargingNeed,
): ChargingResult | null {
  if (!ports.some((port) => connectors.includes(port))) return "otherConnector";
  if (fullWatts === null) return null;
  if (watts >= fullWatts) return "fullSpeed";
  if (minWatts === null) return null;
  return watts < minWatts ? "tooWeak" : "slower";
}

/** Returns the names of an entry's terms of an attribute, in lower case. */
const listLabels = (terms: ChargingEntry["terms"], labels: AttributeLabels, attribute: string): readonly string[] =>
  (terms[attribute] ?? []).map((slug) => (labels[attribute]?.options[slug] || slug).trim().toLowerCase());

/** Returns the amounts of "65 W" or "7.5–45 W"; none for a string of another form. */
function parseWatts(label: string): readonly number[] {
  const [, first = "", second] = /^(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?\s*w$/u.exec(label) ?? [];
  return [first, second].flatMap((number) => (number ? [Number(number.replace(",", "."))] : []));
}
