import { repairCategory, type DeviceFamily } from "@rewire/domain";
import type { PriceRow } from "./PriceList.ts";

/** Subcategory of the repair category for one kind of device. */
export interface DeviceCategory {
  readonly slug: string;
  readonly name: string;
}

/** Repair categories by kind of device. The shop may rename them. */
export const DEVICE_CATEGORIES: Readonly<Record<DeviceFamily, DeviceCategory>> = {
  phone: { slug: "repair-phones", name: "Phones" },
  laptop: { slug: "repair-laptops", name: "Laptops" },
  tablet: { slug: "repair-tablets", name: "Tablets" },
  wearable: { slug: "repair-wearables", name: "Wearables" },
  audio: { slug: "repair-audio", name: "Audio" },
  console: { slug: "repair-consoles", name: "Consoles" },
  other: { slug: "repair-other", name: "Other devices" },
};

/** Category of all repairs. Created in the shop if it does not exist. */
export const ROOT_CATEGORY: DeviceCategory = { slug: repairCategory, name: "Repairs" };

/** Returns the slugs of a repair's categories, most specific first. */
export const listCategories = ({ device }: PriceRow): readonly string[] =>
  device ? [DEVICE_CATEGORIES[device].slug, ROOT_CATEGORY.slug] : [ROOT_CATEGORY.slug];

/** Returns the meta data that a row of the price list defines, by key. */
export function createMetaMap(row: PriceRow): ReadonlyMap<string, string> {
  const { minutes, warrantyMonths, device, highest, kind, parts } = row;
  const hasPriceKind = highest !== undefined || kind !== undefined;
  return new Map([
    ["repair_minutes", minutes === null ? "" : String(minutes)],
    ["repair_warranty_months", String(warrantyMonths)],
    ...(device ? [["repair_device_family", device] as const] : []),
    ...(hasPriceKind ? [["repair_kind", highest ? "range" : (kind ?? "fixed")] as const] : []),
    ...(highest === undefined ? [] : [["repair_price_max", highest?.decimal ?? ""] as const]),
    ...(parts ? [["repair_parts", parts] as const] : []),
  ]);
}
