import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { calculateRating } from "../reviews/productReviews.ts";
import { decodeSlug, foldText, stripTags } from "../wordpress/text.ts";
import { isOnSale, calculatePriceSpan } from "./price.ts";
import { getStock } from "./stock.ts";
import { parseTaxonomy } from "../wordpress/taxonomyNames.ts";

type Maybe<T> = T | null | undefined;

/** Filter of products. It contains the supported fields of the GraphQL argument `where`. */
export interface ProductFilter {
  readonly category?: Maybe<string>;
  readonly categoryId?: Maybe<number>;
  readonly categoryIdIn?: Maybe<readonly number[]>;
  readonly categoryIdNotIn?: Maybe<readonly number[]>;
  readonly categoryIn?: Maybe<readonly string[]>;
  readonly categoryNotIn?: Maybe<readonly string[]>;
  readonly exclude?: Maybe<readonly number[]>;
  readonly include?: Maybe<readonly number[]>;
  readonly minPrice?: Maybe<number>;
  readonly maxPrice?: Maybe<number>;
  readonly onSale?: Maybe<boolean>;
  readonly featured?: Maybe<boolean>;
  readonly productBrandIn?: Maybe<readonly string[]>;
  readonly rating?: Maybe<readonly number[]>;
  readonly search?: Maybe<string>;
  readonly sku?: Maybe<string>;
  readonly slugIn?: Maybe<readonly string[]>;
  readonly status?: Maybe<string>;
  readonly stockStatus?: Maybe<readonly string[]>;
  readonly tagIn?: Maybe<readonly string[]>;
  readonly type?: Maybe<string>;
  readonly typeIn?: Maybe<readonly string[]>;
  readonly typeNotIn?: Maybe<readonly string[]>;
  readonly visibility?: Maybe<string>;
  readonly taxonomyFilter?: Maybe<TaxonomyFilter>;
  readonly attributes?: Maybe<{
    readonly relation?: Maybe<string>;
    readonly queries?: Maybe<readonly AttributeQuery[]>;
  }>;
}

interface TaxonomyFilter {
  readonly relation?: Maybe<string>;
  readonly filters?: Maybe<readonly TaxonomyQuery[]>;
  readonly and?: Maybe<readonly TaxonomyQuery[]>;
  readonly or?: Maybe<readonly TaxonomyQuery[]>;
}

interface TaxonomyQuery {
  readonly taxonomy: string;
  readonly terms?: Maybe<readonly string[]>;
  readonly ids?: Maybe<readonly number[]>;
  readonly operator?: Maybe<string>;
}

type AttributeQuery = TaxonomyQuery;

type ProductPredicate = (product: CatalogueProduct) => boolean;

/** Creates the predicates of a product filter, all of which a product must satisfy. */
export function createProductPredicates(engine: Engine, productFilter: ProductFilter): ProductPredicate[] {
  const now = engine.now();
  const { findSlugs, createCategoryPredicate } = createCategoryPredicates(engine);
  const predicates: ProductPredicate[] = [(product) => product.status === "publish"];
  const addPredicate = <T>(value: Maybe<T>, createPredicate: (value: T) => ProductPredicate) => {
    if (value !== null && value !== undefined) predicates.push(createPredicate(value));
  };
  addPredicate(productFilter.category || null, (slug) => createCategoryPredicate([slug]));
  addPredicate(productFilter.categoryId, (id) => createCategoryPredicate(findSlugs([id])));
  addPredicate(productFilter.categoryIdIn, (ids) => createCategoryPredicate(findSlugs(ids)));
  addPredicate(productFilter.categoryIdNotIn, (ids) => negate(createCategoryPredicate(findSlugs(ids))));
  addPredicate(toNonEmptyList(productFilter.categoryIn), createCategoryPredicate);
  addPredicate(productFilter.categoryNotIn, (slugs) => negate(createCategoryPredicate(slugs)));
  addPredicate(toNonEmptyList(productFilter.include), (ids) => (product) => ids.includes(product.id));
  addPredicate(productFilter.exclude, (ids) => (product) => !ids.includes(product.id));
  /** No price is negative, so `minPrice: 0` needs no check of each product. */
  addPredicate(
    productFilter.minPrice && productFilter.minPrice > 0 ? productFilter.minPrice : null,
    (price) => (product) => (calculatePriceSpan(product, now)?.high ?? 0) >= price * 100,
  );
  addPredicate(
    productFilter.maxPrice,
    (price) => (product) => (calculatePriceSpan(product, now)?.low ?? 0) <= price * 100,
  );
  addPredicate(productFilter.onSale, (expected) => (product) => isOnSale(product, now) === expected);
  addPredicate(productFilter.featured, (expected) => () => !expected);
  addPredicate(toNonEmptyList(productFilter.productBrandIn), (slugs) =>
    createTermPredicate(engine, "product_brand", slugs),
  );
  addPredicate(toNonEmptyList(productFilter.rating), (stars) => createRatingPredicate(engine, stars));
  addPredicate(productFilter.search || null, createSearchPredicate);
  addPredicate(productFilter.sku, (sku) => (product) => product.sku.includes(sku));
  addPredicate(
    toNonEmptyList(productFilter.slugIn),
    (slugs) => (product) => slugs.some((slug) => decodeSlug(slug) === product.slug),
  );
  addPredicate(productFilter.status, (status) => (product) => product.status === status || status === "any");
  addPredicate(
    toNonEmptyList(productFilter.stockStatus),
    (states) => (product) => states.includes(getStock(engine, product).state),
  );
  addPredicate(toNonEmptyList(productFilter.tagIn), () => () => false);
  addPredicate(productFilter.type, (type) => (product) => product.type.toUpperCase() === type);
  addPredicate(
    toNonEmptyList(productFilter.typeIn),
    (productTypes) => (product) => productTypes.includes(product.type.toUpperCase()),
  );
  addPredicate(
    productFilter.typeNotIn,
    (productTypes) => (product) => !productTypes.includes(product.type.toUpperCase()),
  );
  addPredicate(productFilter.visibility, (expected) => (product) => isVisible(product, expected));
  addPredicate(productFilter.taxonomyFilter, (filter) => createTaxonomyPredicate(engine, filter));
  addPredicate(productFilter.attributes, (query) =>
    createTaxonomyPredicate(engine, { relation: query.relation, filters: query.queries }),
  );
  return predicates;
}

/** Creates the predicates of categories: a product of a subcategory is one of its parents too. */
function createCategoryPredicates({ catalogue }: Engine) {
  return {
    findSlugs: (ids: readonly number[]) =>
      catalogue.source.categories.filter((category) => ids.includes(category.id)).map((one) => one.slug),
    createCategoryPredicate: (slugs: readonly string[]): ProductPredicate => {
      const branchSlugs = new Set(slugs.flatMap((slug) => [...catalogue.listBranchSlugs(slug)]));
      return (product) => product.categories.some((slug) => branchSlugs.has(slug));
    },
  };
}

const createRatingPredicate =
  (engine: Engine, stars: readonly number[]): ProductPredicate =>
  (product) => {
    const rating = calculateRating(engine, product);
    return rating.count > 0 && stars.includes(Math.round(rating.average));
  };

const negate =
  (predicate: ProductPredicate): ProductPredicate =>
  (product) =>
    !predicate(product);

const toNonEmptyList = <T>(list: Maybe<readonly T[]>): readonly T[] | null => (list && list.length > 0 ? list : null);

/** VISIBLE excludes hidden and search-only products; HIDDEN, SEARCH and CATALOG select products of that visibility. */
function isVisible(product: CatalogueProduct, expected: string): boolean {
  if (expected === "VISIBLE") return product.visibility === "visible" || product.visibility === "catalog";
  if (expected === "HIDDEN") return product.visibility === "hidden";
  return product.visibility === "visible" || product.visibility === expected.toLowerCase();
}

const texts = new WeakMap<CatalogueProduct, string>();

/** Creates a predicate that requires every word of a query in the name, descriptions or SKU. */
function createSearchPredicate(query: string): ProductPredicate {
  const terms = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  return (product) => {
    let text = texts.get(product);
    if (text === undefined) {
      text = foldText(stripTags(`${product.name} ${product.shortDescription} ${product.description} ${product.sku}`));
      texts.set(product, text);
    }
    return terms.every((word) => text.includes(word));
  };
}

function createTermPredicate(
  engine: Engine,
  taxonomy: string,
  slugs: readonly string[],
  ids: readonly number[] = [],
): ProductPredicate {
  const termSlugs = new Set([
    ...slugs,
    ...engine.catalogue.terms.all
      .filter((term) => term.taxonomy === taxonomy && ids.includes(term.id))
      .map((term) => term.slug),
  ]);
  const matchingSlugs =
    taxonomy === "product_cat"
      ? new Set([...termSlugs].flatMap((slug) => [...engine.catalogue.listBranchSlugs(slug)]))
      : termSlugs;
  return (product) =>
    engine.catalogue.terms.of(product).some((term) => term.taxonomy === taxonomy && matchingSlugs.has(term.slug));
}

function createTaxonomyPredicate(engine: Engine, filter: TaxonomyFilter): ProductPredicate {
  const toPredicate = (query: TaxonomyQuery): ProductPredicate => {
    const taxonomy = parseTaxonomy(query.taxonomy, listAttributeTaxonomies(engine));
    const terms = query.terms ?? [];
    const ids = query.ids ?? [];
    if (query.operator === "EXISTS")
      return (product) => engine.catalogue.terms.of(product).some((term) => term.taxonomy === taxonomy);
    if (query.operator === "NOT_EXISTS")
      return (product) => !engine.catalogue.terms.of(product).some((term) => term.taxonomy === taxonomy);
    if (query.operator === "NOT_IN") return (product) => !createTermPredicate(engine, taxonomy, terms, ids)(product);
    if (query.operator === "AND") {
      const termPredicates = [
        ...terms.map((slug) => createTermPredicate(engine, taxonomy, [slug])),
        ...ids.map((id) => createTermPredicate(engine, taxonomy, [], [id])),
      ];
      return (product) => termPredicates.every((predicate) => predicate(product));
    }
    return createTermPredicate(engine, taxonomy, terms, ids);
  };
  const filterPredicates = [...(filter.filters ?? []), ...(filter.and ?? [])].map(toPredicate);
  const alternatives = (filter.or ?? []).map(toPredicate);
  const joinedPredicate: ProductPredicate =
    filter.relation === "OR"
      ? (product) => filterPredicates.some((predicate) => predicate(product))
      : (product) => filterPredicates.every((predicate) => predicate(product));
  return (product) =>
    joinedPredicate(product) && (alternatives.length === 0 || alternatives.some((predicate) => predicate(product)));
}

/** Lists the taxonomy names of the global attributes. */
export const listAttributeTaxonomies = (engine: Engine): string[] =>
  engine.catalogue.source.attributes.map((attribute) => `pa_${attribute.slug}`);
