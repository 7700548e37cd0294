import { createChangeFollower, type ChangeFollower } from "../features/catalogue/sharing/createChangeFollower.ts";
import { createEdges, type AddressesOf, type Edges } from "../features/edge/createEdges.ts";
import type { PartsOptions } from "../config/PartsOptions.ts";
import type { ShopParts } from "./connectShop.ts";
import { openCatalogue, type CatalogueParts } from "./openCatalogue.ts";
import type { StateParts } from "./openState.ts";

/** Catalogue, with the services that propagate its changes to the other gateways and to edge caches. */
export interface ChangeParts extends CatalogueParts {
  readonly follower: ChangeFollower;
  readonly edges: Edges;
  /** Handles a change that the shop has reported. @param ids Changed products; empty if unknown */
  readonly onChanged: (ids: readonly number[]) => void;
  /** Handles a new review of a product. */
  readonly onReview: (productId: number) => void;
}

/**
 * Creates the catalogue and the services that propagate its changes.
 *
 * @param addressesOf Returns the URLs of the pages with one of the given tags, for edge caches without tags.
 */
export function openChanges(
  options: PartsOptions,
  { state }: Pick<StateParts, "state">,
  shopParts: Pick<ShopParts, "shop" | "shopUrl">,
  addressesOf: AddressesOf | undefined,
): ChangeParts {
  const { config, monotonicNow: now, log } = options;
  const catalogueParts = openCatalogue(options, shopParts, (ids) => follower.announceRead(ids));
  const { catalogue } = catalogueParts;
  const follower = createChangeFollower({ store: state, catalogue, now, log });
  return {
    ...catalogueParts,
    follower,
    edges: createEdges({ config: config.edges, catalogue, addressesOf, now, log }),
    onChanged: (ids) => {
      if (ids.length > 0) catalogue.readProducts(ids);
      else catalogue.scheduleRefresh();
      follower.announce(ids);
    },
    onReview: (id) => {
      catalogue.invalidateProduct(id);
      follower.announce([id]);
    },
  };
}
