import type { Catalogue, CatalogueProduct } from "../catalogue/types.ts";
import type { Scenario } from "./Scenario.ts";
import { extendCatalogue, removeAllProducts, scaleCatalogue } from "./scaleCatalogue.ts";

/** Position of the password-protected product on the live server: the eighth newest. */
const LOCKED_PRODUCT_INDEX = 7;
const GROUP_COUNT = 2;
const GROUP_MEMBER_COUNT = 3;
/** First id of grouped products, above the ids of all other products, variations and pictures. */
const FIRST_GROUP_ID = 900_000_000;

const catalogueKinds: ReadonlySet<Scenario["kind"]> = new Set([
  "emptyShop",
  "hugeCatalogue",
  "catalogueOf",
  "passwordProduct",
  "groupedProducts",
  "nonLatinSlugs",
]);

/** Non-ASCII slugs of the newest products and of a category. */
const NON_LATIN_SLUGS = { products: ["手机-壳", "наушники-2", "café-مقهى"], category: "智能手机" };

/** Returns whether a scenario changes the catalogue. */
export const affectsCatalogue = ({ kind }: Scenario): boolean => catalogueKinds.has(kind);

/** Applies a scenario to the catalogue. Scenarios that do not affect the catalogue return it unchanged. */
export function changeCatalogue(source: Catalogue, scenario: Scenario): Catalogue {
  switch (scenario.kind) {
    case "emptyShop":
      return removeAllProducts(source);
    case "hugeCatalogue":
      return scaleCatalogue(source, scenario.products);
    case "catalogueOf":
      return extendCatalogue(source, scenario.products);
    case "passwordProduct":
      return addProductPassword(source);
    case "groupedProducts":
      return addProductGroups(source);
    case "nonLatinSlugs":
      return replaceWithNonLatinSlugs(source);
    default:
      return source;
  }
}

const listVisibleProducts = ({ products }: Catalogue): readonly CatalogueProduct[] =>
  products
    .filter(({ status, visibility }) => status === "publish" && visibility === "visible")
    .toSorted((left, right) => right.date.localeCompare(left.date) || right.id - left.id);

/** Protects the eighth newest product with a password, or the last product of a smaller catalogue. */
function addProductPassword(source: Catalogue): Catalogue {
  const candidates = listVisibleProducts(source);
  const lockedProduct = candidates[Math.min(LOCKED_PRODUCT_INDEX, candidates.length - 1)];
  const products = source.products.map((product) =>
    product === lockedProduct ? { ...product, isPasswordProtected: true } : product,
  );
  return { ...source, products };
}

/** Adds grouped products that contain the newest simple products and are newer than them. */
function addProductGroups(source: Catalogue): Catalogue {
  const simpleProducts = listVisibleProducts(source).flatMap((one) => (one.type === "simple" ? [one] : []));
  const groups = Array.from({ length: GROUP_COUNT }, (_, index) =>
    simpleProducts.slice(index * GROUP_MEMBER_COUNT, (index + 1) * GROUP_MEMBER_COUNT),
  );
  const groupProducts = groups.flatMap((groupMembers, index): readonly CatalogueProduct[] => {
    const [first] = groupMembers;
    if (!first) return [];
    const { price: _price, stock: _stock, downloads: _downloads, ...sharedFields } = first;
    const group = {
      id: FIRST_GROUP_ID + index,
      slug: `${first.slug}-set`,
      sku: `${first.sku}-SET`,
      name: `${first.name} Set`,
      virtual: false,
      downloadable: false,
      reviews: [],
    };
    return [{ ...sharedFields, ...group, type: "grouped", price: {}, members: groupMembers.map(({ id }) => id) }];
  });
  return { ...source, products: [...source.products, ...groupProducts] };
}

/** Sets non-ASCII slugs for the newest products and the first category of the newest product. */
function replaceWithNonLatinSlugs(source: Catalogue): Catalogue {
  const newestProducts = listVisibleProducts(source).slice(0, NON_LATIN_SLUGS.products.length);
  const first = newestProducts[0]?.categories[0];
  const toNonLatinSlug = (slug: string) => (slug === first ? NON_LATIN_SLUGS.category : slug);
  return {
    ...source,
    categories: source.categories.map((category) => ({
      ...category,
      slug: toNonLatinSlug(category.slug),
      ...(category.parent !== undefined && { parent: toNonLatinSlug(category.parent) }),
    })),
    products: source.products.map((product) => ({
      ...product,
      slug: NON_LATIN_SLUGS.products[newestProducts.indexOf(product)] ?? product.slug,
      categories: product.categories.map(toNonLatinSlug),
    })),
  };
}
