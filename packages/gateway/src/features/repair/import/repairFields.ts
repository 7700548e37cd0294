import { repairCategory, type DeviceFamily } from "@rewire/domain";
import type { PriceRow } from "./PriceList.ts";

/** A category below that of all repairs, one for each kind of device. */
export interface DeviceCategory {
  readonly slug: string;
  readonly name: string;
}

/** The category of each kind of device; its name is the shop's to change. */
export const DEVICE_CATEGORIES: Readonly<Record<DeviceFamily, DeviceCategory>> = {
  phone: { slug: "repair-phones", name: "Phones" },
  laptop: { slug: "repair-laptops", name: "Laptops" },
  tablet: { slug: "repair-tablets", name: "Tablets" },
  wearable: { slug: "repair-wearables", name: "Wearables" },
  audio: { slug: "repair-audio", name: "Audio" },
  console: { slug: "repair-consoles", name: "Consoles" },
  other: { slug: "repair-other", name: "Other devices" },
};

/** Category of all repairs, as it is made where it is missing. */
export const ROOT: DeviceCategory = { slug: repairCategory, name: "Repairs" };

/** Slugs of the categories that a repair belongs to, the most narrow first. */
export const categoriesOf = ({ device }: PriceRow): readonly string[] =>
  device ? [DEVICE_CATEGORIES[device].slug, ROOT.slug] : [ROOT.slug];

/** The meta data that a row says something about, by key. */
export function metaOf(row: PriceRow): ReadonlyMap<string, string> {
  const { minutes, warrantyMonths, device, highest, kind, parts } = row;
  const hasKind = highest !== undefined || kind !== undefined;
  return new Map([
    ["repair_minutes", minutes === null ? "" : String(minutes)],
    ["repair_warranty_months", String(warrantyMonths)],
    ...(device ? [["repair_device_family", device] as const] : []),
    ...(hasKind ? [["repair_kind", highest ? "range" : (kind ?? "fixed")] as const] : []),
    ...(highest === undefined ? [] : [["repair_price_max", highest?.decimal ?? ""] as const]),
    ...(parts ? [["repair_parts", parts] as const] : []),
  ]);
}
