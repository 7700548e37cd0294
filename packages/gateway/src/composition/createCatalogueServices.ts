import { join } from "node:path";
import { parseSynonyms } from "@rewire/catalogue-index";
import { createChangeEmitter } from "../features/catalogue/changes/createChangeEmitter.ts";
import { ALL_TAG, toContentTag } from "../features/catalogue/changes/tags.ts";
import { createTaxDisplay, type TaxDisplay } from "../features/catalogue/createTaxDisplay.ts";
import { createSnapshotStore } from "../features/catalogue/reading/createSnapshotStore.ts";
import { createContentPages, type ContentPages } from "../features/content/createContentPages.ts";
import { createPictureCache } from "../features/media/createPictureCache.ts";
import { createPictures } from "../features/media/createPictures.ts";
import { fetchPicture } from "../features/media/fetchPicture.ts";
import { PictureError } from "../features/media/PictureError.ts";
import { createPriceHistory } from "../features/priceHistory/createPriceHistory.ts";
import { createPriceLog, type PriceLogDependencies } from "../features/priceHistory/createPriceLog.ts";
import { noPriceHistory, type PriceHistory } from "../features/priceHistory/PriceHistory.ts";
import { isShopAddress, toMediaPath } from "../shop/pictures/toMediaPath.ts";
import { createCatalogueService } from "../features/catalogue/createCatalogueService.ts";
import type { CompleteReviews } from "../features/catalogue/createShopReads.ts";
import type { CatalogueService } from "../features/catalogue/CatalogueService.ts";
import type { StateServices } from "./openState.ts";
import type { ShopServices } from "./connectShop.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";

/** Services that read and serve the catalogue, the pages of text and the pictures. */
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
  readonly completeReviews: CompleteReviews;
}

/** Creates the catalogue, the pages of text and the pictures, with their caches in the state folder. */
export function createCatalogueServices(
  { config, log, shopFetch, publicFetch, monotonicNow }: ServiceOptions,
  { shop, shopUrl }: Pick<ShopServices, "shop" | "shopUrl">,
  { state, locks, earlierPrices, onProducts, completeReviews }: CatalogueDependencies,
): CatalogueServices {
  const { limits, settings, stateDir } = config;
  const { currency, productsPerPage } = settings.shop;
  const { ecodesignAttributes, filterAttributes, synonyms } = config.catalogue;
  const energyAttribute = ecodesignAttributes.energyClass;
  const snapshot = createSnapshotStore({ folder: stateDir, shopUrl: config.shop.url, currency, energyAttribute, log });
  const changes = createChangeEmitter(log);
  const createPrices = (includesTax: () => boolean | null): PriceHistory => {
    const rule = config.catalogue.priceHistory;
    if (rule === "off") return noPriceHistory;
    const basis = () => ({ currency, includesTax: includesTax() });
    const priceLog = createPriceLog({ store: state, locks, rule, basis, earlierPrices, log });
    return createPriceHistory({ priceLog, now: monotonicNow, log });
  };
  const catalogue = createCatalogueService({
    shop,
    changes,
    onProducts,
    completeReviews,
    now: monotonicNow,
    log,
    snapshot,
    prices: createPrices(() => taxDisplay.pricesIncludeTax()),
    productsPerPage,
    listOptions: {
      filterAttributes,
      fitAttribute: config.catalogue.fitAttribute,
      synonyms: parseSynonyms(synonyms),
    },
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
  const pictures = createPictures(
    createPictureCache(join(stateDir, "pictures"), limits.pictureCacheMb * 1024 * 1024, log),
    (source) => {
      const fetch = isShopAddress(source, shopUrl) ? shopFetch : publicFetch;
      return fetchPicture(source, { fetch, timeoutMs: limits.pictureTimeoutMs }).catch((error: unknown) => {
        const isGone = error instanceof PictureError && (error.kind === "missing" || error.kind === "unusable");
        const path = toMediaPath(source.href, shopUrl, [source.host]);
        if (isGone && path !== null) catalogue.recordMissingPicture(path);
        throw error;
      });
    },
  );
  return { catalogue, contentPages, taxDisplay, pictures };
}
