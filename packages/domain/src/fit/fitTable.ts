import type { AttributeNames, CatalogueEntry } from "../catalogue/index.ts";
import type { FitDevice } from "./ownedDevices.ts";

/** Devices that a product fits, and the device that it is. */
export interface ProductFit {
  /** Device that the product is; null for accessories, parts and repairs. */
  readonly device: FitDevice | null;
  /** Devices that the product fits; empty where the shop does not say. */
  readonly fits: readonly FitDevice[];
}

/** Fit of a product that neither fits a device nor is one. */
export const emptyFit: ProductFit = { device: null, fits: [] };

/** Devices of a catalogue. */
export interface FitTable {
  readonly attribute: string;
  readonly devices: ReadonlyMap<string, FitDevice>;
  /** Slugs of the categories that contain devices, such as that of phones. */
  readonly deviceCategories: ReadonlySet<string>;
}

type FitEntry = Pick<CatalogueEntry, "summary" | "terms" | "repair">;

/**
 * Collects the devices of a catalogue: devices with repairs, and all terms of the attribute that names compatible
 * devices.
 *
 * @param attribute Name of that attribute, such as "pa_device".
 */
export function createFitTable(entries: readonly FitEntry[], attributes: AttributeNames, attribute: string): FitTable {
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
  const deviceCategories = new Set(
    entries.flatMap(({ summary, repair }) =>
      !repair && devices.has(summary.slug) ? summary.categories.map(({ slug }) => slug) : [],
    ),
  );
  return { attribute, devices, deviceCategories };
}

/**
 * Returns whether a product with the term of a device is the device itself, and not a product that fits it: it has the
 * slug of the device, or it is in a category of devices and its name begins with the device's ("Halden 6,
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

/** Returns the devices that a product fits, and the device that it is. */
export function fitOf(table: FitTable, entry: FitEntry): ProductFit {
  const slugs = entry.repair ? [entry.repair.device?.slug ?? ""] : (entry.terms[table.attribute] ?? []);
  if (slugs.length === 0) return emptyFit;
  const devices = slugs.flatMap((slug) => table.devices.get(slug) ?? []);
  return {
    device: devices.find(({ slug }) => isDeviceItself(table, entry, slug)) ?? null,
    fits: devices.filter(({ slug }) => !isDeviceItself(table, entry, slug)),
  };
}
