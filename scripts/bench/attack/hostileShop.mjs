// Storefront with a shop whose texts are all hostile.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { startShop } from "@rewire/demo-shop/node";
import { openStorefront } from "../../../apps/storefront/e2e/rewire.ts";
import { samples } from "./generate.mjs";
import { createLook } from "./look.mjs";
import { hostileMarkup } from "./markup.mjs";
import { createTally } from "./tally.mjs";

/** Maximum number of texts of a product with its reviews. */
const MAX_TEXTS = 40;

/** Creates a catalogue with hostile texts, and returns it with their number. */
function hostileCatalogue({ size, seed }) {
  const texts = samples(hostileMarkup, { seed: seed + 2, count: size * MAX_TEXTS });
  let count = 0;
  const text = () => {
    count += 1;
    // Maximum length in the shop's database.
    return texts[count % texts.length].toWellFormed().replaceAll("\0", "");
  };
  const picture = (one) => one && { ...one, alt: text() };
  const reviewsOf = ({ id }) =>
    Array.from({ length: 8 }, (_, at) => ({
      id: id * 100 + at,
      author: text(),
      email: "a@example.com",
      rating: 5,
      content: text() + text(),
      date: "2026-11-01 10:00:00",
      approved: true,
    }));
  const { categories, attributes, products } = generateCatalogue({ size, seed });
  const catalogue = {
    categories: categories.map((category) => ({ ...category, name: text(), description: text() })),
    attributes: attributes.map((attribute) => ({
      ...attribute,
      label: text(),
      terms: attribute.terms.map((term) => ({ ...term, name: text() })),
    })),
    products: products.map((product) => ({
      ...product,
      name: text(),
      sku: text(),
      description: text() + text() + text(),
      shortDescription: text(),
      image: picture(product.image),
      gallery: product.gallery.map(picture),
      weight: text(),
      metaData: [{ key: text(), value: text() }],
      reviews: reviewsOf(product),
    })),
  };
  return { catalogue, count };
}

/**
 * Opens a storefront with a shop whose texts are all hostile, and checks its pages.
 *
 * @param {{ seed: number, size: number }} options number of products
 */
export async function attackByShop({ seed, size }) {
  const { catalogue, count } = hostileCatalogue({ seed, size });
  const tally = createTally(`pages, ${count.toLocaleString("en")} hostile texts of a shop, 0 live`);
  const folder = await mkdtemp(join(tmpdir(), "rewire-attack-"));
  const shop = await startShop({ catalogue, port: 0, dataDir: folder, onError: () => {} });
  const storefront = await openStorefront({ SHOP_GRAPHQL_URL: `${shop.url}/graphql`, PRODUCTS_PER_PAGE: "48" });
  const slugs = catalogue.products.map(({ slug }) => slug);
  try {
    const look = createLook(tally, storefront.url);
    const lists = Array.from({ length: Math.ceil(size / 48) }, (_, at) => `/products/page/${at + 1}`);
    const categories = catalogue.categories.map(({ slug }) => `/product-category/${slug}`);
    const others = [
      "/",
      "/categories",
      "/repair",
      "/contact",
      "/sitemap.xml",
      "/suggestions?search=hit",
      `/compare?products=${slugs.slice(0, 4).join(",")}`,
    ];
    for (const address of [...others, ...lists, ...categories, ...slugs.map((slug) => `/product/${slug}`)])
      await look.at(address);
    return tally.result(look.remark());
  } finally {
    await storefront.stop();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  }
}
