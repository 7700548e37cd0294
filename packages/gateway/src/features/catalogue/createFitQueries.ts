import {
  createFitTable,
  emptyFit,
  fitOf,
  listCompanions,
  ok,
  type CatalogueEntry,
  type FitDevice,
  type FitTable,
} from "@rewire/domain";
import type { CatalogueService, DeviceFits } from "./CatalogueService.ts";
import type { CatalogueCache } from "./reading/createCatalogueCache.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

/** Default of the attribute that names compatible devices. */
export const DEFAULT_FIT_ATTRIBUTE = "pa_device";

/** Maximum number of devices in a request. */
const MAX_DEVICES = 20;

const byName = new Intl.Collator("en", { numeric: true });

/** Devices of a catalogue, and its products by slug and by the device that they fit. */
export interface FitIndex {
  readonly table: FitTable;
  readonly entryBySlug: ReadonlyMap<string, CatalogueEntry>;
  /** Ids of the products that fit a device, by its slug. */
  readonly productIds: ReadonlyMap<string, readonly number[]>;
}

/** Creates the function that returns the {@link FitIndex} of a catalogue, which is built once for each. */
export function createFitIndexLookup(attribute: string): (index: PreparedCatalogue) => FitIndex {
  const cache = new WeakMap<PreparedCatalogue["entries"], FitIndex>();
  return ({ entries, listed, attributes }) => {
    const cachedIndex = cache.get(entries);
    if (cachedIndex) return cachedIndex;
    const table = createFitTable(entries, attributes, attribute);
    const productIds = new Map<string, number[]>();
    for (const entry of listed)
      for (const { slug } of fitOf(table, entry).fits) appendTo(productIds, slug, entry.summary.id);
    const entryBySlug = new Map(entries.map((entry) => [entry.summary.slug, entry]));
    const fitIndex = { table, entryBySlug, productIds };
    cache.set(entries, fitIndex);
    return fitIndex;
  };
}

function appendTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type FitQueries = Pick<CatalogueService, "devices" | "fitsOf" | "productFit" | "companions">;

/** Creates the queries about devices and the products that fit them. */
export function createFitQueries(
  cache: Pick<CatalogueCache, "current" | "withRepairs">,
  fitIndexOf: (index: PreparedCatalogue) => FitIndex,
): FitQueries {
  const findDevices = ({ table, productIds }: FitIndex, slugs: readonly string[]): readonly DeviceFits[] =>
    slugs.flatMap((slug) => {
      const device = table.devices.get(slug);
      return device ? [{ ...device, products: productIds.get(slug) ?? [] }] : [];
    });
  return {
    devices: async () => {
      const index = await cache.withRepairs();
      if (!index.ok) return index;
      const devices: readonly FitDevice[] = [...fitIndexOf(index.value).table.devices.values()];
      return ok(devices.toSorted((a, b) => byName.compare(a.name, b.name)));
    },
    fitsOf: async (slugs) => {
      const index = await cache.current();
      return index.ok ? ok(findDevices(fitIndexOf(index.value), [...new Set(slugs)].slice(0, MAX_DEVICES))) : index;
    },
    productFit: async (slug) => {
      const index = await cache.current();
      if (!index.ok) return index;
      const { table, entryBySlug } = fitIndexOf(index.value);
      const entry = entryBySlug.get(slug);
      return ok(entry ? fitOf(table, entry) : emptyFit);
    },
    companions: async (slug) => {
      const index = await cache.current();
      if (!index.ok) return index;
      const { table, entryBySlug } = fitIndexOf(index.value);
      const entry = entryBySlug.get(slug);
      return ok(entry ? listCompanions(table, index.value.listed, entry) : []);
    },
  };
}
