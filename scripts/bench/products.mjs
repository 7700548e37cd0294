// Products of the embedded shop that the benchmarks buy.
import { catalogue } from "@rewire/demo-shop/catalogue";

/** Returns the product of a slug. @param {string} slug */
export function productOf(slug) {
  const product = catalogue.products.find((one) => one.slug === slug);
  if (!product) throw new Error(`The embedded shop has no ${slug}.`);
  return product;
}

/** Product with unlimited stock that is shipped. */
export const plentiful = (() => {
  const product = catalogue.products.find(
    ({ type, stock, virtual, soldIndividually }) =>
      type === "simple" && stock.state === "IN_STOCK" && stock.quantity === undefined && !virtual && !soldIndividually,
  );
  if (!product) throw new Error("The embedded shop counts all its products.");
  return product;
})();
