// Addresses of a storefront before the embedded shop: a few that come again, or ever new ones of what exists.
import { catalogue } from "@rewire/demo-shop/catalogue";
import { seededRandom } from "@rewire/demo-shop";

/** Kind of address. @typedef {"list" | "product" | "search" | "data"} Kind */

/** @type {readonly Kind[]} */
export const KINDS = ["list", "product", "search", "data"];

/** What a plain server answers with the same few bytes: the measure of the machine itself. */
export const STATIC = "static page";

const LANGUAGES = ["", "/de", "/es", "/fr", "/it", "/pt-br"];
const ORDERS = ["", "&orderby=price&order=ASC", "&orderby=price&order=DESC", "&orderby=rating&order=DESC"];
const PRICES = 1_000;
const WARM = 40;

const brands = catalogue.attributes.find(({ slug }) => slug === "brand")?.terms.map(({ slug }) => slug) ?? [];
const visible = ({ status, visibility }) => status === "publish" && visibility === "visible";
const words = [
  ...new Set(
    catalogue.products
      .filter(visible)
      .flatMap(({ name }) => name.toLowerCase().match(/\p{Letter}{4,}/gu) ?? [])
      .toSorted(),
  ),
];

/**
 * Where the products of the embedded shop live, in a catalogue of a size: as its scenario `hugeCatalogue` names them, the
 * shop's own and then copies of them.
 * @param {number} size
 * @returns {string[]}
 */
export function slugsOf(size) {
  const { products } = catalogue;
  return Array.from({ length: size }, (_, at) => [products[at % products.length], Math.floor(at / products.length)])
    .filter(([product]) => visible(product))
    .map(([{ slug }, round]) => (round === 0 ? slug : `${slug}-${round + 1}`));
}

/** The nth of the many lists that a price and a brand make. */
const filterOf = (n) => {
  const price = n % PRICES;
  const brand = brands[Math.floor(n / PRICES) % brands.length];
  const from = Math.floor(n / PRICES / brands.length) % PRICES;
  return `filter=pa_brand[${brand}],price[${from},${2_000 + price}]`;
};

/** The nth address of a kind, null where there are not so many. */
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
 * Addresses of a kind of which none comes twice.
 * @param {Kind} kind
 * @param {{ size: number, skip?: number }} options products of the shop, and how many addresses have been used before
 * @returns {() => string | null} null when no other exists
 */
export function createFreshAddresses(kind, { size, skip = 0 }) {
  const slugs = slugsOf(size);
  let n = skip;
  return () => freshAddress(kind, n++, slugs);
}

/** A few addresses of a kind that many ask for. @param {Kind} kind @param {number} size products of the shop */
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

/** Of a walk: what shoppers ask for. @type {readonly [Kind, number][]} */
const WALK = [
  ["list", 0.7],
  ["product", 0.25],
  ["search", 0.05],
];

/**
 * Addresses of a walk through the shop: 70 % lists, 25 % products, 5 % searches, of those that exist, over and over.
 * @param {{ size: number, seed?: number }} options
 * @returns {() => string}
 */
export function createWalk({ size, seed = 1 }) {
  const random = seededRandom(seed);
  const pools = {
    list: warmAddresses("list", size),
    search: warmAddresses("search", size),
    product: slugsOf(size).map((slug) => `/product/${slug}`),
  };
  return () => {
    let rest = random();
    const [kind] = WALK.find(([, share]) => (rest -= share) < 0) ?? WALK[0];
    return pools[kind][Math.floor(random() * pools[kind].length)];
  };
}
