import { join } from "node:path";
import { parseSynonyms } from "@rewire/catalogue-index";
import { createChangeEmitter } from "../features/catalogue/changes/createChangeEmitter.ts";
import { ALL_TAG, toContentTag } from "../features/catalogue/changes/tags.ts";
import { createTaxDisplay, type TaxDisplay } from "../features/catalogue/createTaxDisplay.ts";
import { createSnapshotStore } from "../features/catalogue/reading/createSnapshotStore.ts";
import { createContentPages, type ContentPages } from "../features/content/createContentPages.ts";
import { createPictureCache } from "../features/media/createPictureCache.ts";
import { createSharedConverter } from "../features/media/createSharedConverter.ts";
import { createPictures } from "../features/media/createPictures.ts";
import { fetchPicture } from "../features/media/fetchPicture.ts";
import { PictureError } from "../features/media/PictureError.ts";
import type { PriceLogDependencies } from "../features/priceHistory/createPriceLog.ts";
import { openPriceHistory } from "../features/priceHistory/openPriceHistory.ts";
import { isShopAddress, toMediaPath } from "../shop/pictures/toMediaPath.ts";
import { createCatalogueService, type EnrichProductReviews } from "../features/catalogue/createCatalogueService.ts";
import type { CatalogueService } from "../features/catalogue/CatalogueService.ts";
import type { StateServices } from "./openState.ts";
import type { ShopServices } from "./createShopServices.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";

/** Services that read and serve the catalogue, the content pages and the pictures. */
export interface CatalogueServices {
  readonly catalogue: CatalogueService;
  readonly contentPages: ContentPages;
  readonly taxDisplay: TaxDisplay;
  readonly pictures: ReturnType<typeof createPictures>;
}

interface CatalogueDependencies extends Pick<StateServices, "state" | "locks"> {
  /** Prices from before the log of prices; none by default. */
  readonly earlierPrices: PriceLogDependencies["earlierPrices"];
  /** Called after a read with the changed products. */
  readonly onProducts: (ids: readonly number[]) => void;
  /** Adds to reviews what the shop does not tell with them. */
  readonly enrichReviews: EnrichProductReviews;
}

/**
 * Creates the services for the catalogue, content pages, tax display and pictures. The catalogue snapshot and the
 * picture cache are stored in the state folder.
 */
export function createCatalogueServices(
  { config, log, shopFetch, publicFetch, monotonicNow }: ServiceOptions,
  { shop, shopUrl }: Pick<ShopServices, "shop" | "shopUrl">,
  { state, locks, earlierPrices, onProducts, enrichReviews }: CatalogueDependencies,
): CatalogueServices {
  const { limits, settings } = config;
  const { currency, productsPerPage } = settings.shop;
  const { ecodesignAttributes, priceHistory, unitPriceAttributes } = config.catalogue;
  const { filterAttributes, fitAttribute, setCategories, chargingSettings, synonyms } = config.catalogue;
  const snapshot = openSnapshotStore(config, log);
  const changes = createChangeEmitter(log);
  const catalogue = createCatalogueService({
    shop,
    changes,
    onProducts,
    enrichReviews,
    now: monotonicNow,
    log,
    snapshot,
    unitPriceAttributes,
    prices: openPriceHistory(
      { rule: priceHistory, store: state, locks, currency, earlierPrices, now: monotonicNow, log },
      () => taxDisplay.pricesIncludeTax(),
    ),
    productsPerPage,
    listOptions: { filterAttributes, fitAttribute, chargingSettings, synonyms: parseSynonyms(synonyms) },
    fitSettings: { attribute: fitAttribute, setCategories, chargingSettings },
    ecodesignAttributes,
    catalogueTtlMs: limits.catalogueTtlSeconds * 1000,
    productTtlMs: limits.productTtlSeconds * 1000,
  });
  const setting = settings.shop.pricesIncludeTax;
  const taxDisplay = createTaxDisplay({
    shop,
    catalogue,
    setting,
    now: monotonicNow,
    log,
    onChange: () => changes.emit([ALL_TAG]),
  });
  const contentPages = createContentPages({
    shop,
    shopUrl,
    sources: config.contentPages,
    ttlMs: limits.contentTtlSeconds * 1000,
    now: monotonicNow,
    log,
    onChange: (name) => changes.emit([toContentTag(name)]),
    onListChange: () => changes.emit([ALL_TAG]),
  });
  const fetchShopPicture = createPictureFetch({ config, shopFetch, publicFetch }, shopUrl, catalogue);
  const pictures = openPictures(config, log, fetchShopPicture);
  return { catalogue, contentPages, taxDisplay, pictures };
}

/** Opens the store of the catalogue snapshot in the state folder. */
function openSnapshotStore(
  { stateDir, shop, settings, catalogue }: ServiceOptions["config"],
  log: ServiceOptions["log"],
) {
  return createSnapshotStore({
    folder: stateDir,
    shopUrl: shop.url,
    currency: settings.shop.currency,
    energyAttribute: catalogue.ecodesignAttributes.energyClass,
    unitPriceAttributes: catalogue.unitPriceAttributes,
    log,
  });
}

/** Opens the pictures with their cache in the state folder, and the one that other storefronts share, if configured. */
function openPictures(
  { limits, stateDir, sharedPictureDir }: ServiceOptions["config"],
  log: ServiceOptions["log"],
  fetchPicture: Parameters<typeof createPictures>[1],
): CatalogueServices["pictures"] {
  const openCache = (folder: string) => createPictureCache(folder, limits.pictureCacheMb * 1024 * 1024, log);
  const convert = sharedPictureDir === null ? undefined : createSharedConverter(openCache(sharedPictureDir));
  return createPictures(openCache(join(stateDir, "pictures")), fetchPicture, convert);
}

/** Creates the function that fetches a picture; a missing one is recorded with its product. */
function createPictureFetch(
  { config, shopFetch, publicFetch }: Pick<ServiceOptions, "config" | "shopFetch" | "publicFetch">,
  shopUrl: ShopServices["shopUrl"],
  catalogue: Pick<CatalogueService, "recordMissingPicture">,
): Parameters<typeof createPictures>[1] {
  return (source) => {
    const fetch = isShopAddress(source, shopUrl) ? shopFetch : publicFetch;
    return fetchPicture(source, { fetch, timeoutMs: config.limits.pictureTimeoutMs }).catch((error: unknown) => {
      const isUnavailable = error instanceof PictureError && (error.kind === "missing" || error.kind === "unusable");
      const path = toMediaPath(source.href, shopUrl, [source.host]);
      if (isUnavailable && path !== null) catalogue.recordMissingPicture(path);
      throw error;
    });
  };
}
