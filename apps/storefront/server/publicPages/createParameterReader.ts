import { LRUCache } from "lru-cache";
import { reviewsPerPage, toKnownDeskQuery, type ProductDetail, type RepairDay } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { ALL_TAG, toProductTag } from "@rewire/gateway/tags";
import type { KnownProduct, ParameterReads } from "./parsePublicUrl.ts";

type Catalogue = Pick<
  GatewayServices["catalogue"],
  "filterAttributes" | "product" | "repairDevices" | "faults" | "onChange"
>;

/** Maximum number of products whose parameters are remembered. */
const MAX_PRODUCTS = 2_000;

/** Functions that tell which values of query parameters exist, from the catalogue. */
export interface ParameterReader {
  /** Returns the functions for a request. @param readDays Returns the days of the repair desk; may reject. */
  forRequest(readDays: () => Promise<readonly RepairDay[]>): ParameterReads;
  close(): void;
}

/**
 * Creates the reader of parameters. While the repair desk's offer cannot be read, queries about it remain as they are.
 *
 * @param productTtlMs Age after which a product is read again in the background, in milliseconds.
 * @param now Returns the time of a monotonic clock, in milliseconds.
 */
export function createParameterReader(catalogue: Catalogue, productTtlMs: number, now: () => number): ParameterReader {
  const { readProduct, close } = createProductReader(catalogue, productTtlMs, now);
  const filterAttributes = async () => {
    const attributes = await catalogue.filterAttributes();
    return attributes.ok ? attributes.value : [];
  };
  return {
    forRequest: (readDays) => ({
      filterAttributes,
      product: readProduct,
      async deskQuery(query) {
        const devices = await catalogue.repairDevices();
        if (!devices.ok) return query;
        const device = devices.value.find(({ slug }) => slug === query.device) ?? null;
        const faults = await catalogue.faults(device && device.slug, query.parts);
        if (!faults.ok) return query;
        const hasTime = query.day !== null || query.slot !== null;
        // Without the state store the times are unknown, and the page is not cached.
        const days = hasTime ? await readDays().catch(() => []) : [];
        return toKnownDeskQuery(query, { devices: devices.value, faults: faults.value, days });
      },
    }),
    close,
  };
}

interface RememberedProduct extends KnownProduct {
  readonly id: number;
}

/**
 * Creates the function that reads what parameters of a product's page may say. It waits for the shop only for a product
 * that it does not remember, or that has changed: cached pages are served while the shop is down. Like a page, a product
 * that is only old is used and read again in the background.
 */
function createProductReader(
  catalogue: Pick<Catalogue, "product" | "onChange">,
  productTtlMs: number,
  now: () => number,
) {
  const products = new LRUCache<string, RememberedProduct>({
    max: MAX_PRODUCTS,
    ttl: productTtlMs,
    ttlResolution: 0,
    perf: { now },
    // Old products are used, and deleted when they change.
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  let changeCount = 0;
  const close = catalogue.onChange(({ tags }) => {
    changeCount += 1;
    if (tags.includes(ALL_TAG)) return products.clear();
    const changedTags = new Set(tags);
    for (const [slug, { id }] of products) if (changedTags.has(toProductTag(id))) products.delete(slug);
  });
  const read = async (slug: string, canRepeat = true): Promise<KnownProduct | null> => {
    const initialChangeCount = changeCount;
    const product = await catalogue.product(slug);
    const isCurrent = changeCount === initialChangeCount;
    if (!isCurrent && canRepeat) return read(slug, false);
    if (!product.ok) return null;
    const rememberedProduct = toRememberedProduct(product.value);
    if (isCurrent) products.set(slug, rememberedProduct);
    return rememberedProduct;
  };
  const readProduct = async (slug: string): Promise<KnownProduct | null> => {
    const product = products.get(slug);
    if (product && !products.has(slug)) {
      // Counts as new again, so that the next requests do not read it, too.
      products.set(slug, product);
      read(slug).catch(() => null);
    }
    return product ?? read(slug);
  };
  return { readProduct, close };
}

const toRememberedProduct = ({ id, attributes, rating }: ProductDetail): RememberedProduct => ({
  id,
  attributes,
  // Reviews without stars are not counted, and new ones come.
  maxReviewPage: 2 * Math.ceil(rating.count / reviewsPerPage) + 1,
});
