import { findLowestAmount, type Money } from "../money/index.ts";
import type { DeviceFamily } from "./repair.ts";
import type { Category } from "../product/index.ts";
import type { RepairProduct, RepairWork } from "./repairWork.ts";

/** Repair in a price list, with its lowest price. */
export interface RepairOffer {
  /** Term of `pa_fault`; known terms have labels in every language. */
  readonly fault: string;
  /** The shop's name of the repaired part: "Screen". */
  readonly name: string;
  /** Duration of the work; null if unknown. */
  readonly minutes: number | null;
  readonly price: Money;
  /** Whether the price is a minimum: it depends on the model, the parts or the inspection. */
  readonly isFrom: boolean;
  /** Whether the price covers only the diagnosis, as after a device got wet. */
  readonly isCheck?: true | undefined;
}

/** Price list of the repairs offered for one kind of device. */
export interface RepairMenu {
  /** Slug of the category, such as "repair-phones". */
  readonly device: string;
  /** Display name: "Phones". */
  readonly label: string;
  /** Kinds of device in it. */
  readonly families: readonly DeviceFamily[];
  readonly repairs: readonly RepairOffer[];
}

/** Maximum number of menus; the categories with most repairs come first. */
const MAX_MENUS = 4;

/** Slug of the category that contains all repairs, with a subcategory for each kind of device. */
export const repairCategory = "repair";

/** Maximum number of repairs in one menu, most frequent first. */
const MAX_MENU_ITEMS = 5;

/**
 * Creates the price lists of the repair desk from the shop's repair products: one for each subcategory of `repair`,
 * with an item for each defect.
 */
export function createRepairMenus(
  entries: readonly RepairProduct[],
  categories: readonly Category[],
): readonly RepairMenu[] {
  return categories
    .filter(({ parent }) => parent === repairCategory)
    .map(({ slug, name }) => ({
      device: slug,
      label: name,
      families: listFamilies(entries, slug),
      repairs: listOffers(entries, slug),
    }))
    .filter(({ repairs }) => repairs.length > 0)
    .slice(0, MAX_MENUS);
}

function listFamilies(entries: readonly RepairProduct[], category: string): readonly DeviceFamily[] {
  const families = entries.flatMap(({ summary, repair }) =>
    repair?.device && summary.categories.some(({ slug }) => slug === category) ? [repair.device.family] : [],
  );
  return [...new Set(families)].toSorted();
}

function listOffers(entries: readonly RepairProduct[], category: string): readonly RepairOffer[] {
  const repairsByFault = new Map<string, OfferGroup>();
  for (const { summary, repair } of entries) {
    const price = findLowestAmount(summary.price, "");
    if (!repair || !price || price.minor === 0 || !summary.categories.some(({ slug }) => slug === category)) continue;
    const group = repairsByFault.get(repair.fault) ?? {
      name: repair.faultName,
      prices: [],
      minutes: [],
      isFrom: false,
      isCheck: true,
    };
    group.prices.push(price);
    group.isFrom ||= isLowerBound(repair);
    group.isCheck &&= repair.price.kind === "check";
    if (repair.minutes !== null) group.minutes.push(repair.minutes);
    repairsByFault.set(repair.fault, group);
  }
  return [...repairsByFault]
    .toSorted(([, a], [, b]) => b.prices.length - a.prices.length)
    .slice(0, MAX_MENU_ITEMS)
    .map(([fault, group]) => toOffer(fault, group));
}

/** Repairs of one defect in a menu. */
interface OfferGroup {
  readonly name: string;
  readonly prices: Money[];
  readonly minutes: number[];
  /** Whether the price of one of them is a minimum. */
  isFrom: boolean;
  /** Whether all of them are checks. */
  isCheck: boolean;
}

/**
 * Returns whether the lowest price of a repair is only a minimum, because more expensive parts are available, the price
 * is a range, or only the inspection has a price.
 */
export const isLowerBound = ({ price, compatiblePrice }: RepairWork): boolean =>
  price.kind !== "fixed" || compatiblePrice !== null;

function toOffer(fault: string, { name, prices, minutes, isFrom, isCheck }: OfferGroup): RepairOffer {
  const price = prices.reduce((lowest, next) => (next.minor < lowest.minor ? next : lowest));
  const isSamePrice = prices.every(({ minor }) => minor === price.minor);
  return {
    fault,
    name,
    price,
    minutes: minutes.length > 0 ? Math.min(...minutes) : null,
    isFrom: isFrom || !isSamePrice,
    // Checks at several prices are "from" the lowest.
    ...(isCheck && isSamePrice && { isCheck }),
  };
}

/** Maximum number of repairs on a product page; the repair desk lists all. */
const MAX_PRODUCT_REPAIRS = 3;

/** Lists the repairs of each device with their prices, the most common repairs first, by the device's slug. */
export function listRepairOffers(entries: readonly RepairProduct[]): ReadonlyMap<string, readonly RepairOffer[]> {
  const deviceCounts = new Map<string, number>();
  for (const { repair } of entries)
    if (repair) deviceCounts.set(repair.fault, (deviceCounts.get(repair.fault) ?? 0) + 1);
  const offersByDevice = new Map<string, RepairOffer[]>();
  for (const { summary, repair } of entries) {
    const price = findLowestAmount(summary.price, "");
    if (!repair?.device || !price || price.minor === 0) continue;
    const { fault, faultName, minutes, device } = repair;
    const isCheck = repair.price.kind === "check";
    const offers = offersByDevice.get(device.slug) ?? [];
    offers.push({ fault, name: faultName, minutes, price, isFrom: isLowerBound(repair), ...(isCheck && { isCheck }) });
    offersByDevice.set(device.slug, offers);
  }
  return new Map(
    Array.from(offersByDevice, ([device, offers]) => [
      device,
      offers
        .toSorted((a, b) => (deviceCounts.get(b.fault) ?? 0) - (deviceCounts.get(a.fault) ?? 0))
        .slice(0, MAX_PRODUCT_REPAIRS),
    ]),
  );
}
