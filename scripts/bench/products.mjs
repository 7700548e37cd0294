// Products of the embedded shop that the measurements buy.
import { catalogue } from "@rewire/demo-shop/catalogue";

/** The product of an address. @param {string} slug */
export function productOf(slug) {
  const product = catalogue.products.find((one) => one.slug === slug);
  if (!product) throw new Error(`The embedded shop has no ${slug}.`);
  return product;
}

/** One that never runs out, whoever buys it, and that is sent. */
export const plentiful = (() => {
  const product = catalogue.products.find(
    ({ type, stock, virtual, soldIndividually }) =>
      type === "simple" && stock.state === "IN_STOCK" && stock.quantity === undefined && !virtual && !soldIndividually,
  );
  if (!product) throw new Error("The embedded shop counts all its products.");
  return product;
})();
