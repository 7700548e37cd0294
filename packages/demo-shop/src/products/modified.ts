import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { isoInZone } from "../wordpress/time.ts";
import { saleChanges } from "./price.ts";
import { stockChanges } from "./stock.ts";

/**
 * Makes the function that tells when products were changed last, in unix milliseconds: published, saved, sold or
 * put on the shelf, or reduced by the calendar. A review changes nothing (recording 473).
 */
export function modifiedTimes(engine: Engine): (product: CatalogueProduct) => number {
  const stock = stockChanges(engine);
  const now = engine.now();
  return (product) => {
    const stockOwners = product.type === "variable" ? [product, ...product.variations] : [product];
    const changes = stockOwners.map(({ id }) => stock.get(id) ?? 0);
    // WordPress stores whole seconds.
    const saved = Date.parse(product.modified ?? product.date);
    return Math.floor(Math.max(Date.parse(product.date), saved, saleChanges(product, now), ...changes) / 1000) * 1000;
  };
}

/** Time of a product's last change, in the shop's format. */
export function modifiedOf(engine: Engine, product: CatalogueProduct): string {
  const at = modifiedTimes(engine)(product);
  return at <= Date.parse(product.date) ? product.date : isoInZone(at, engine.settings.timeZone);
}
