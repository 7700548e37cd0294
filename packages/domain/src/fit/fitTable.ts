import type { AttributeLabels, CatalogueEntry } from "../catalogue/index.ts";
import {
  assessCharging,
  readChargingNeed,
  readPowerSupply,
  type ChargingNeed,
  type ChargingResult,
  type ChargingSettings,
  type PowerSupply,
} from "./charging.ts";
import type { FitDevice } from "./ownedDevices.ts";

/** Device that a product fits. */
export interface FittingDevice extends FitDevice {
  /** Speed at which the product charges it, or carries power to it; absent for goods that do neither. */
  readonly chargingSpeed?: Extract<ChargingResult, "fullSpeed" | "slower">;
}

/** Device that a charger, power bank or cable is known not to charge. */
export interface UnchargeableDevice extends FitDevice {
  readonly reason: Exclude<ChargingResult, "fullSpeed" | "slower">;
}

/** Devices that a product fits, and the device that the product itself is, if any. */
export interface ProductFit {
  /** Device that the product is; null for accessories, parts and repairs. */
  readonly device: FitDevice | null;
  /** Devices that the product fits; empty where the shop does not say. */
  readonly fits: readonly FittingDevice[];
  /** Devices that a charger, power bank or cable does not charge; absent for all other products. */
  readonly uncharged?: readonly UnchargeableDevice[];
}

/** Fit of a product that neither is a device nor fits one. */
export const emptyFit: ProductFit = { device: null, fits: [] };

/** Table of the devices in a catalogue, with their charging needs. */
export interface FitTable {
  readonly attribute: string;
  readonly devices: ReadonlyMap<string, FitDevice>;
  /** Slugs of the categories that contain devices, such as that of phones. */
  readonly deviceCategories: ReadonlySet<string>;
  /** What the devices need to be charged, by their slugs. */
  readonly needs: ReadonlyMap<string, ChargingNeed>;
  /** Returns what a charger, power bank or cable supplies; null for all other products. */
  readonly findSupply: (entry: FitEntry) => PowerSupply | null;
}

type FitEntry = Pick<CatalogueEntry, "summary" | "terms" | "repair">;

/**
 * Creates a table of the devices in a catalogue: all devices with repairs, and all terms of the attribute that names
 * compatible devices.
 *
 * @param attribute Name of the attribute that names compatible devices, such as "pa_device".
 * @param chargingSettings Settings from which the charging needs of devices are determined; null for none.
 */
export function createFitTable(
  entries: readonly FitEntry[],
  attributes: AttributeLabels,
  attribute: string,
  chargingSettings: ChargingSettings | null = null,
): FitTable {
  const devices = collectDevices(entries, attributes, attribute);
  const deviceCategories = new Set(
    entries.flatMap(({ summary, repair }) =>
      !repair && devices.has(summary.slug) ? summary.categories.map(({ slug }) => slug) : [],
    ),
  );
  const chargingNeeds = new Map<string, ChargingNeed>();
  const supplies = new WeakMap<FitEntry, PowerSupply | null>();
  const table: FitTable = {
    attribute,
    devices,
    deviceCategories,
    needs: chargingNeeds,
    findSupply: (entry) => {
      const cachedSupply = supplies.get(entry);
      if (cachedSupply !== undefined) return cachedSupply;
      const supply = chargingSettings && readPowerSupply(entry, attributes, chargingSettings);
      supplies.set(entry, supply);
      return supply;
    },
  };
  if (chargingSettings)
    for (const entry of entries)
      for (const slug of entry.terms[attribute] ?? []) {
        // The product with the device's slug counts more than another model or a used one.
        if (!isDeviceItself(table, entry, slug) || (chargingNeeds.has(slug) && entry.summary.slug !== slug)) continue;
        const chargingNeed = readChargingNeed(entry, attributes, chargingSettings);
        if (chargingNeed) chargingNeeds.set(slug, chargingNeed);
      }
  return table;
}

function collectDevices(
  entries: readonly FitEntry[],
  attributes: AttributeLabels,
  attribute: string,
): ReadonlyMap<string, FitDevice> {
  const names = new Map(Object.entries(attributes[attribute]?.options ?? {}));
  const devices = new Map<string, FitDevice>();
  for (const { repair } of entries)
    if (repair?.device && !devices.has(repair.device.slug)) {
      const { slug, name, family } = repair.device;
      devices.set(slug, { slug, name, family });
    }
  for (const { terms } of entries)
    for (const slug of terms[attribute] ?? [])
      if (!devices.has(slug)) devices.set(slug, { slug, name: names.get(slug) || slug, family: "other" });
  return devices;
}

/**
 * Returns whether a product is a given device, and not merely an accessory for it. The product is the device if it has
 * the device's slug, or if it belongs to a category of devices and its name begins with the device's name ("Halden 6,
 * refurbished").
 */
export function isDeviceItself(table: FitTable, { summary, repair }: FitEntry, slug: string): boolean {
  if (repair) return false;
  if (summary.slug === slug) return true;
  const device = table.devices.get(slug);
  return (
    device !== undefined &&
    summary.name.toLowerCase().startsWith(device.name.toLowerCase()) &&
    summary.categories.some((category) => table.deviceCategories.has(category.slug))
  );
}

/**
 * Returns the devices that a product fits, according to the shop's terms and to the devices that the product charges.
 */
export function determineFit(table: FitTable, entry: FitEntry): ProductFit {
  const fit = determineFitByTerms(table, entry);
  const powerSupply = table.findSupply(entry);
  return powerSupply && !fit.device ? addCharging(table, powerSupply, fit) : fit;
}

/**
 * Returns the devices that a product fits according to the shop's terms alone, without the devices that the product
 * charges.
 */
export function determineFitByTerms(table: FitTable, entry: FitEntry): ProductFit {
  const slugs = entry.repair ? [entry.repair.device?.slug ?? ""] : (entry.terms[table.attribute] ?? []);
  if (slugs.length === 0) return emptyFit;
  const devices = slugs.flatMap((slug) => table.devices.get(slug) ?? []);
  return {
    device: devices.find(({ slug }) => isDeviceItself(table, entry, slug)) ?? null,
    fits: devices.filter(({ slug }) => !isDeviceItself(table, entry, slug)),
  };
}

function addCharging(
  { devices, needs: chargingNeeds }: FitTable,
  powerSupply: PowerSupply,
  { device, fits: devicesByTerms }: ProductFit,
): ProductFit {
  const chargedDevices: FittingDevice[] = [];
  const unchargeableDevices: UnchargeableDevice[] = [];
  for (const [slug, chargingNeed] of chargingNeeds) {
    const fitDevice = devices.get(slug);
    const result = assessCharging(powerSupply, chargingNeed);
    if (!fitDevice || !result) continue;
    if (result === "fullSpeed" || result === "slower") chargedDevices.push({ ...fitDevice, chargingSpeed: result });
    // What the shop says by a term counts more.
    else if (!devicesByTerms.some((deviceByTerm) => deviceByTerm.slug === slug))
      unchargeableDevices.push({ ...fitDevice, reason: result });
  }
  const chargedSlugs = new Set(chargedDevices.map(({ slug }) => slug));
  return {
    device,
    fits: [
      ...chargedDevices.filter(({ chargingSpeed }) => chargingSpeed === "fullSpeed"),
      ...devicesByTerms.filter(({ slug }) => !chargedSlugs.has(slug)),
      ...chargedDevices.filter(({ chargingSpeed }) => chargingSpeed === "slower"),
    ],
    uncharged: unchargeableDevices,
  };
}
