import { findLowestAmount } from "../money/index.ts";
import type { Device, Fault } from "./repair.ts";
import type { RepairProduct, RepairWork } from "./repairWork.ts";

/** Comparison with a fixed locale, so that the order does not depend on the server's locale. */
const { compare } = new Intl.Collator("en", { numeric: true });

/** Defect whose repair can be booked, with the product that represents the repair. */
export interface BookableFault extends Fault {
  readonly product: { readonly id: number; readonly slug: string };
  /** Whether the customer decides between the maker's part and a compatible one. */
  readonly hasPartsChoice: boolean;
}

/** Kind of spare parts that a customer can choose for a repair: original or compatible. */
export type PartsChoice = "original" | "compatible";

/**
 * Lists all devices for which repairs are offered, sorted by name. Brand and picture come from the product with the
 * device's slug. Without such a product, the brand is the first word of the device's name.
 * @param brandNames Display names of the brands, by slug.
 */
export function listRepairDevices(
  entries: readonly RepairProduct[],
  brandNames: Readonly<Record<string, string>> = {},
): readonly Device[] {
  const entriesBySlug = new Map(entries.filter(({ repair }) => !repair).map((entry) => [entry.summary.slug, entry]));
  const devices = new Map<string, Device>();
  for (const { repair } of entries) {
    if (!repair?.device || devices.has(repair.device.slug)) continue;
    const { slug, name, family, newPrice } = repair.device;
    const product = entriesBySlug.get(slug);
    const brand = product?.terms["pa_brand"]?.[0];
    devices.set(slug, {
      slug,
      name,
      family,
      brand: (brand && brandNames[brand]) ?? name.split(" ")[0] ?? name,
      image: product?.summary.image ?? null,
      newPrice: newPrice ?? (product ? findLowestAmount(product.summary.price, "") : null),
    });
  }
  return [...devices.values()].toSorted((a, b) => compare(a.name, b.name));
}

/**
 * Lists the defects of a device whose repair can be booked, most frequent first. Defects that apply to all devices come
 * last.
 * @param device null for an unlisted device, which has only the defects that apply to all devices.
 */
export function listBookableFaults(
  entries: readonly RepairProduct[],
  device: string | null,
  parts: PartsChoice = "original",
): readonly BookableFault[] {
  const offerCounts = new Map<string, number>();
  for (const { repair } of entries)
    if (repair?.device) offerCounts.set(repair.fault, (offerCounts.get(repair.fault) ?? 0) + 1);
  const isForDevice = ({ device: repairedDevice }: RepairWork) =>
    repairedDevice === null || repairedDevice.slug === device;
  return entries
    .flatMap(({ summary, repair }) => (repair && isForDevice(repair) ? [{ summary, repair }] : []))
    .toSorted(
      (a, b) =>
        Number(a.repair.device === null) - Number(b.repair.device === null) ||
        (offerCounts.get(b.repair.fault) ?? 0) - (offerCounts.get(a.repair.fault) ?? 0),
    )
    .map(({ summary, repair }) => toFault(repair, summary, parts));
}

function toFault(repair: RepairWork, { id, slug }: { id: number; slug: string }, parts: PartsChoice): BookableFault {
  const isCompatible = parts === "compatible" && repair.compatiblePrice !== null;
  return {
    slug: repair.fault,
    name: repair.faultName,
    minutes: repair.minutes,
    warrantyMonths: repair.warrantyMonths,
    price: isCompatible && repair.compatiblePrice ? { kind: "fixed", amount: repair.compatiblePrice } : repair.price,
    parts: repair.parts === "choice" ? parts : repair.parts,
    product: { id, slug },
    hasPartsChoice: repair.compatiblePrice !== null,
  };
}
