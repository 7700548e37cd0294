// URLs of a storefront with the embedded shop: a few repeated ones, or distinct ones of existing pages.
import { catalogue } from "@rewire/demo-shop/catalogue";
import { createRandom } from "@rewire/demo-shop";
import { repairCategory } from "@rewire/domain";

/** Kind of URL. @typedef {"list" | "product" | "search" | "data"} Kind */

/** @type {readonly Kind[]} */
export const KINDS = ["list", "product", "search", "data"];

/** Throughput of a plain server with the same small response: the baseline of the machine. */
export const STATIC = "static page";

const LANGUAGES = ["", "/de", "/es", "/fr", "/it", "/pt-br"];
const ORDERS = ["", "&orderby=price&order=ASC", "&orderby=price&order=DESC", "&orderby=rating&order=DESC"];
const PRICES = 1_000;
const WARM = 40;

const brands = catalogue.attributes.find(({ slug }) => slug === "brand")?.terms.map(({ slug }) => slug) ?? [];
/** Returns whether a product has a page: a repair leads to the repair desk instead. */
const hasPage = ({ status, visibility, categories }) =>
  status === "publish" && visibility === "visible" && !categories.includes(repairCategory);
const words = [
  ...new Set(
    catalogue.products
      .filter(hasPage)
      .flatMap(({ name }) => name.toLowerCase().match(/\p{Letter}{4,}/gu) ?? [])
      .toSorted(),
  ),
];

/**
 * Returns the product paths of a catalogue of a size: as its scenario `hugeCatalogue` names them, the shop's own and
 * then copies of them.
 * @param {number} size
 * @returns {string[]}
 */
export function slugsOf(size) {
  const { products } = catalogue;
  return Array.from({ length: size }, (_, at) => [products[at % products.length], Math.floor(at / products.length)])
    .filter(([product]) => hasPage(product))
    .map(([{ slug }, round]) => (round === 0 ? slug : `${slug}-copy-${round + 1}`));
}

/** Returns the nth combination of a price and a brand filter. */
const filterOf = (n) => {
  const price = n % PRICES;
  const brand = brands[Math.floor(n / PRICES) % brands.length];
  const from = Math.floor(n / PRICES / brands.length) % PRICES;
  return `filter=pa_brand[${brand}],price[${from},${2_000 + price}]`;
};

/** Returns the nth URL of a kind; null if there are fewer. */
function freshAddress(kind, n, slugs) {
  const order = ORDERS[n % ORDERS.length];
  const filter = filterOf(Math.floor(n / ORDERS.length));
  if (kind === "list") return `/products?${filter}${order}`;
  if (kind === "data") return `/products.data?${filter}${order}`;
  if (kind === "search")
    return `/products?search=${encodeURIComponent(words[n % words.length])}&${filterOf(Math.floor(n / words.length))}`;
  return n < slugs.length * LANGUAGES.length
    ? `${LANGUAGES[Math.floor(n / slugs.length)]}/product/${slugs[n % slugs.length]}`
    : null;
}

/**
 * Creates a generator of distinct URLs of a kind.
 * @param {Kind} kind
 * @param {{ size: number, skip?: number }} options products of the shop, and number of URLs used before
 * @returns {() => string | null} null when no other exists
 */
export function createFreshAddresses(kind, { size, skip = 0 }) {
  const slugs = slugsOf(size);
  let n = skip;
  return () => freshAddress(kind, n++, slugs);
}

/** Returns a few popular URLs of a kind. @param {Kind} kind @param {number} size products of the shop */
export function warmAddresses(kind, size) {
  const next = createFreshAddresses(kind, { size });
  const slugs = slugsOf(size);
  if (kind === "product") return slugs.slice(0, WARM).map((slug) => `/product/${slug}`);
  const pages = Array.from({ length: Math.min(WARM / 2, Math.ceil(slugs.length / 24)) }, (_, at) => at + 1);
  const others = Array.from({ length: WARM / 2 }, next);
  if (kind === "search") return words.slice(0, WARM).map((word) => `/products?search=${encodeURIComponent(word)}`);
  const path = (page) => (page === 1 ? "/products" : `/products/page/${page}`);
  return [...pages.map((page) => (kind === "data" ? `${path(page)}.data` : path(page))), ...others];
}

/** Mix of requests. @type {readonly [Kind, number][]} */
const WALK = [
  ["list", 0.7],
  ["product", 0.25],
  ["search", 0.05],
];

/** Returns the URLs of a mixed load by kind. @param {number} size products of the shop */
const walkPools = (size) => ({
  list: warmAddresses("list", size),
  search: warmAddresses("search", size),
  product: slugsOf(size).map((slug) => `/product/${slug}`),
});

/** Returns each URL of a mixed load once. @param {number} size products of the shop */
export const walkAddresses = (size) => Object.values(walkPools(size)).flat();

/**
 * Creates a generator of URLs for mixed load: 70 % lists, 25 % products, 5 % searches, all existing, repeated.
 * @param {{ size: number, seed?: number }} options
 * @returns {() => string}
 */
export function createWalk({ size, seed = 1 }) {
  const random = createRandom(seed);
  const pools = walkPools(size);
  return () => {
    let rest = random();
    const [kind] = WALK.find(([, share]) => (rest -= share) < 0) ?? WALK[0];
    return pools[kind][Math.floor(random() * pools[kind].length)];
  };
}
