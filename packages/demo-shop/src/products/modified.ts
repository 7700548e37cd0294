import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { formatIsoInZone } from "../wordpress/time.ts";
import { findLastSaleChange } from "./price.ts";
import { readStockChanges } from "./stock.ts";

/**
 * Creates a function that returns the time of a product's last change, in Unix milliseconds. As in WooCommerce,
 * publishing, saving, stock changes, and the start or end of a sale count as changes; reviews do not.
 */
export function createModifiedTimeReader(engine: Engine): (product: CatalogueProduct) => number {
  const stock = readStockChanges(engine);
  const now = engine.now();
  return (product) => {
    const stockOwners = product.type === "variable" ? [product, ...product.variations] : [product];
    const changes = stockOwners.map(({ id }) => stock.get(id) ?? 0);
    // WordPress stores whole seconds.
    const storedTime = Date.parse(product.modified ?? product.date);
    return (
      Math.floor(Math.max(Date.parse(product.date), storedTime, findLastSaleChange(product, now), ...changes) / 1000) *
      1000
    );
  };
}

/** Returns the time of a product's last change, formatted in the shop's time zone. */
export function formatModifiedTime(engine: Engine, product: CatalogueProduct): string {
  const modifiedTime = createModifiedTimeReader(engine)(product);
  return modifiedTime <= Date.parse(product.date)
    ? product.date
    : formatIsoInZone(modifiedTime, engine.settings.timeZone);
}
