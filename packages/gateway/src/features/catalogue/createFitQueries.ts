import {
  createFitTable,
  defaultChargingSettings,
  emptyFit,
  determineFit,
  listCompanions,
  ok,
  sortMadeForDeviceFirst,
  type CatalogueEntry,
  type ChargingSettings,
  type FitDevice,
  type FittingDevice,
  type FitTable,
} from "@rewire/domain";
import type { CatalogueService, DeviceFits } from "./CatalogueService.ts";
import type { CatalogueCache } from "./reading/createCatalogueCache.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

/** Settings that determine which products fit which devices. */
export interface FitSettings {
  /** Attribute whose terms name the devices that a product fits. */
  readonly attribute: string;
  /** Slugs of the categories whose goods are offered together with another product. */
  readonly setCategories: readonly string[];
  /** Where the shop says what charges a device; null for nowhere. */
  readonly chargingSettings: ChargingSettings | null;
}

/** Default settings that determine which products fit which devices, for the embedded shop. */
export const defaultFitSettings: FitSettings = {
  attribute: "pa_device",
  setCategories: ["accessories"],
  chargingSettings: defaultChargingSettings,
};

/** Maximum number of devices in a request. */
const MAX_DEVICES = 20;

const byName = new Intl.Collator("en", { numeric: true });

/** Index of a catalogue's devices, and of its products by slug and by the device that they fit. */
export interface FitIndex {
  readonly table: FitTable;
  readonly entryBySlug: ReadonlyMap<string, CatalogueEntry>;
  /** Listed products that fit a device, by its slug. */
  readonly entriesByDevice: ReadonlyMap<string, readonly FittingEntry[]>;
  /** Returns the same products, those made for the device first, then bestsellers. */
  readonly listBestFirst: (device: string) => readonly CatalogueEntry[];
  /** Listed chargers, power banks and cables, bestsellers first. */
  readonly powerSupplies: readonly CatalogueEntry[];
}

/** Listed product that fits a device. */
interface FittingEntry {
  readonly entry: CatalogueEntry;
  /** Speed at which it charges the device; undefined for goods that do not charge. */
  readonly chargingSpeed: FittingDevice["chargingSpeed"];
}

/** Creates the function that returns the {@link FitIndex} of a catalogue. The index is built once per catalogue. */
export function createFitIndexLookup({
  attribute,
  chargingSettings,
}: Pick<FitSettings, "attribute" | "chargingSettings">): (index: PreparedCatalogue) => FitIndex {
  const cache = new WeakMap<PreparedCatalogue["entries"], FitIndex>();
  return ({ entries, listed: listedEntries, attributes }) => {
    const cachedIndex = cache.get(entries);
    if (cachedIndex) return cachedIndex;
    const table = createFitTable(entries, attributes, attribute, chargingSettings);
    const entriesByDevice = new Map<string, FittingEntry[]>();
    for (const entry of listedEntries)
      for (const { slug, chargingSpeed } of determineFit(table, entry).fits)
        appendToList(entriesByDevice, slug, { entry, chargingSpeed });
    const entryBySlug = new Map(entries.map((entry) => [entry.summary.slug, entry]));
    const powerSupplies = sortMadeForDeviceFirst(
      table,
      listedEntries.filter((entry) => table.findSupply(entry) !== null),
    );
    const listBestFirst = computeOncePerText((device) => {
      const fittingEntries = entriesByDevice.get(device) ?? [];
      return sortMadeForDeviceFirst(
        table,
        fittingEntries.map(({ entry }) => entry),
      );
    });
    const fitIndex = { table, entryBySlug, entriesByDevice, listBestFirst, powerSupplies };
    cache.set(entries, fitIndex);
    return fitIndex;
  };
}

/**
 * Returns the listed products that fit the same device as a product, best first, where the device is either the product
 * itself or one that it fits. For a charger, power bank or cable, returns all products of these kinds.
 */
export function listProductsForSameDevice(
  { table, listBestFirst, powerSupplies }: FitIndex,
  product: CatalogueEntry,
): readonly CatalogueEntry[] {
  if (table.findSupply(product)) return powerSupplies;
  const { device, fits } = determineFit(table, product);
  const lists = [...(device ? [device] : []), ...fits].map(({ slug }) => listBestFirst(slug));
  const [list = []] = lists;
  return lists.length > 1 ? sortMadeForDeviceFirst(table, [...new Set(lists.flat())]) : list;
}

/** Returns a function that computes its result once for each text, of which there are few. */
function computeOncePerText<Value extends object>(compute: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? compute(text);
    values.set(text, value);
    return value;
  };
}

function appendToList<Value>(listsByKey: Map<string, Value[]>, key: string, value: Value): void {
  const list = listsByKey.get(key);
  if (list) list.push(value);
  else listsByKey.set(key, [value]);
}

/** Returns the categories with their descendants. */
const expandCategories = ({ descendants }: PreparedCatalogue, slugs: readonly string[]): ReadonlySet<string> =>
  new Set(slugs.flatMap((slug) => [slug, ...(descendants.get(slug) ?? [])]));

type FitQueries = Pick<CatalogueService, "fitAttribute" | "devices" | "fitsOf" | "productFit" | "companions">;

/** Creates the queries about devices and the products that fit them. */
export function createFitQueries(
  cache: Pick<CatalogueCache, "current" | "withRepairs">,
  getFitIndex: (index: PreparedCatalogue) => FitIndex,
  { attribute, setCategories }: Pick<FitSettings, "attribute" | "setCategories">,
): FitQueries {
  const findDevices = ({ table, entriesByDevice }: FitIndex, slugs: readonly string[]): readonly DeviceFits[] =>
    slugs.flatMap((slug) => {
      const device = table.devices.get(slug);
      if (!device) return [];
      const fittingEntries = entriesByDevice.get(slug) ?? [];
      const listIds = (selectedSpeed: FittingDevice["chargingSpeed"]) =>
        fittingEntries.flatMap(({ entry, chargingSpeed }) =>
          chargingSpeed === selectedSpeed ? [entry.summary.id] : [],
        );
      return [{ ...device, products: listIds(undefined), fullSpeed: listIds("fullSpeed"), slower: listIds("slower") }];
    });
  return {
    fitAttribute: () => Promise.resolve(attribute),
    devices: async () => {
      const index = await cache.withRepairs();
      if (!index.ok) return index;
      const devices: readonly FitDevice[] = [...getFitIndex(index.value).table.devices.values()];
      return ok(devices.toSorted((a, b) => byName.compare(a.name, b.name)));
    },
    fitsOf: async (slugs) => {
      const index = await cache.current();
      return index.ok ? ok(findDevices(getFitIndex(index.value), [...new Set(slugs)].slice(0, MAX_DEVICES))) : index;
    },
    productFit: async (slug) => {
      const index = await cache.current();
      if (!index.ok) return index;
      const { table, entryBySlug } = getFitIndex(index.value);
      const entry = entryBySlug.get(slug);
      return ok(entry ? determineFit(table, entry) : emptyFit);
    },
    companions: async (slug) => {
      const index = await cache.current();
      if (!index.ok) return index;
      const fitIndex = getFitIndex(index.value);
      const entry = fitIndex.entryBySlug.get(slug);
      if (!entry) return ok([]);
      const setCategorySlugs = expandCategories(index.value, setCategories);
      const candidates = listProductsForSameDevice(fitIndex, entry);
      return ok(listCompanions(fitIndex.table, candidates, entry, setCategorySlugs));
    },
  };
}
