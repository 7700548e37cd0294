import { createChangeSync, type ChangeSync } from "../features/catalogue/sharing/createChangeSync.ts";
import { createEdges, type ListUrls, type Edges } from "../features/edge/createEdges.ts";
import type { PriceLogDependencies } from "../features/priceHistory/createPriceLog.ts";
import type { ServiceOptions } from "../config/ServiceOptions.ts";
import type { ShopServices } from "./createShopServices.ts";
import { createReviewEnricher } from "./createReviewServices.ts";
import { createCatalogueServices, type CatalogueServices } from "./createCatalogueServices.ts";
import type { StateServices } from "./openState.ts";

/** Catalogue service, and the services that propagate changes of the catalogue to other gateways and to edge caches. */
export interface ChangeServices extends CatalogueServices {
  readonly changeSync: ChangeSync;
  readonly edges: Edges;
  /** Handles a change that the shop has reported. @param ids Changed products; empty if unknown */
  readonly onChanged: (ids: readonly number[]) => void;
  /** Handles a new review of a product. */
  readonly onReview: (productId: number) => void;
}

interface ChangeOptions {
  /** Returns the URLs of the pages with one of the given tags, for edge caches without tags. */
  readonly listUrls: ListUrls | undefined;
  /** Prices from before the log of prices; none by default. */
  readonly earlierPrices: PriceLogDependencies["earlierPrices"];
}

/** Creates the catalogue service and the services that propagate its changes. */
export function createChangeServices(
  options: ServiceOptions,
  { state, locks }: Pick<StateServices, "state" | "locks">,
  shopServices: Pick<ShopServices, "shop" | "shopUrl" | "serviceAccount">,
  { listUrls, earlierPrices }: ChangeOptions,
): ChangeServices {
  const { config, monotonicNow: now, log } = options;
  const catalogueServices = createCatalogueServices(options, shopServices, {
    state,
    locks,
    earlierPrices,
    onProducts: (ids) => changeSync.announceRead(ids),
    enrichReviews: createReviewEnricher({
      ...options,
      state,
      serviceAccount: shopServices.serviceAccount,
      onReview: (id) => onReview(id),
    }),
  });
  const { catalogue } = catalogueServices;
  const changeSync = createChangeSync({ store: state, catalogue, now, log });
  const onReview = (id: number) => {
    catalogue.invalidateProduct(id);
    changeSync.announce([id]);
  };
  return {
    ...catalogueServices,
    changeSync,
    edges: createEdges({ config: config.edges, catalogue, listUrls, now, log }),
    onChanged: (ids) => {
      if (ids.length > 0) catalogue.readProducts(ids);
      else catalogue.scheduleRefresh();
      changeSync.announce(ids);
    },
    onReview,
  };
}
