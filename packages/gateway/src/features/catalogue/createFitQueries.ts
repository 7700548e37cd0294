import {
  createFitTable,
  defaultChargingSettings,
  emptyFit,
  determineFit,
  listCompanions,
  ok,
  selectCompanionCandidates,
  sortMadeForDeviceFirst,
  type CatalogueEntry,
  type ChargingSettings,
  type FitDevice,
  type FittingDevice,
  type FitTable,
} from "@rewire/domain";
import { LRUCache } from "lru-cache";
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

/** Maximum number of products in all remembered lists of products for some devices, see {@link FitIndex.listBestFirst}. */
const MAX_LISTED_PRODUCTS = 1_000_000;

const byName = new Intl.Collator("en", { numeric: true });

/** Index of a catalogue's devices, and of its products by slug and by the device that they fit. */
export interface FitIndex {
  readonly table: FitTable;
  readonly entryBySlug: ReadonlyMap<string, CatalogueEntry>;
  /** Listed products that fit a device, by its slug. */
  readonly entriesByDevice: ReadonlyMap<string, readonly FittingEntry[]>;
  /**
   * Returns the products that fit any of some devices, those made for one first, then bestsellers. The same list for the
   * same devices.
   */
  readonly listBestFirst: (devices: readonly string[]) => readonly CatalogueEntry[];
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
    const listBestFirst = createBestFirstLists(table, entriesByDevice);
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
  return listBestFirst([...(device ? [device] : []), ...fits].map(({ slug }) => slug));
}

/** Creates the function that lists the products for some devices, and sorts them once for each combination of devices. */
function createBestFirstLists(table: FitTable, entriesByDevice: FitIndex["entriesByDevice"]) {
  const lists = new LRUCache<string, readonly CatalogueEntry[]>({
    maxSize: MAX_LISTED_PRODUCTS,
    sizeCalculation: (list) => list.length + 1,
  });
  return (devices: readonly string[]): readonly CatalogueEntry[] => {
    const key = JSON.stringify(devices);
    const list = lists.get(key) ?? sortBestFirst(table, entriesByDevice, devices);
    lists.set(key, list);
    return list;
  };
}

const sortBestFirst = (
  table: FitTable,
  entriesByDevice: FitIndex["entriesByDevice"],
  devices: readonly string[],
): readonly CatalogueEntry[] => {
  const lists = devices.map((device) =>
    sortMadeForDeviceFirst(
      table,
      (entriesByDevice.get(device) ?? []).map(({ entry }) => entry),
    ),
  );
  const [list = []] = lists;
  return lists.length > 1 ? sortMadeForDeviceFirst(table, [...new Set(lists.flat())]) : list;
};

function appendToList<Value>(listsByKey: Map<string, Value[]>, key: string, value: Value): void {
  const list = listsByKey.get(key);
  if (list) list.push(value);
  else listsByKey.set(key, [value]);
}

/** Returns the categories with their descendants. */
const expandCategories = (
  descendants: PreparedCatalogue["descendants"],
  slugs: readonly string[],
): ReadonlySet<string> => new Set(slugs.flatMap((slug) => [slug, ...(descendants.get(slug) ?? [])]));

/**
 * Creates the function that selects the products of a list which can be offered together with others: once for each list
 * of a catalogue, with which the selection is dropped.
 */
function createCandidateSelection(setCategories: readonly string[]) {
  const selectionsByTree = new WeakMap<
    PreparedCatalogue["descendants"],
    WeakMap<readonly CatalogueEntry[], readonly CatalogueEntry[]>
  >();
  return (descendants: PreparedCatalogue["descendants"], list: readonly CatalogueEntry[]) => {
    const selections = selectionsByTree.get(descendants) ?? new WeakMap();
    selectionsByTree.set(descendants, selections);
    const candidates =
      selections.get(list) ?? selectCompanionCandidates(list, expandCategories(descendants, setCategories));
    selections.set(list, candidates);
    return candidates;
  };
}

type FitQueries = Pick<CatalogueService, "fitAttribute" | "devices" | "fitsOf" | "productFit" | "companions">;

/** Creates the queries about devices and the products that fit them. */
export function createFitQueries(
  cache: Pick<CatalogueCache, "current" | "withRepairs">,
  getFitIndex: (index: PreparedCatalogue) => FitIndex,
  { attribute, setCategories }: Pick<FitSettings, "attribute" | "setCategories">,
): FitQueries {
  const selectCandidates = createCandidateSelection(setCategories);
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
      const candidates = selectCandidates(index.value.descendants, listProductsForSameDevice(fitIndex, entry));
      return ok(listCompanions(fitIndex.table, candidates, entry));
    },
  };
}
