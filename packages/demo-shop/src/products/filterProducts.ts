import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { ratingOf } from "../reviews/productReviews.ts";
import { decodeSlug, fold, stripTags } from "../wordpress/text.ts";
import { isOnSale, priceSpan } from "./price.ts";
import { stockOf } from "./stock.ts";
import { taxonomyOf } from "../wordpress/taxonomyNames.ts";

type Maybe<T> = T | null | undefined;

/** Filter of products: the supported fields of the argument `where`. */
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

type Test = (product: CatalogueProduct) => boolean;

/** Creates the predicates of a product filter. A product must satisfy all of them. */
export function productTests(engine: Engine, where: ProductFilter): Test[] {
  const now = engine.now();
  const { catalogue } = engine;
  const categoryIds = (ids: readonly number[]) =>
    catalogue.source.categories.filter((one) => ids.includes(one.id)).map((one) => one.slug);
  const inCategories = (slugs: readonly string[]): Test => {
    const expected = new Set(slugs.flatMap((slug) => [...catalogue.branch(slug)]));
    return (product) => product.categories.some((slug) => expected.has(slug));
  };
  const not =
    (test: Test): Test =>
    (product) =>
      !test(product);
  const tests: Test[] = [(product) => product.status === "publish"];
  const add = <T>(value: Maybe<T>, make: (value: T) => Test) => {
    if (value !== null && value !== undefined) tests.push(make(value));
  };
  add(where.category || null, (slug) => inCategories([slug]));
  add(where.categoryId, (id) => inCategories(categoryIds([id])));
  add(where.categoryIdIn, (ids) => inCategories(categoryIds(ids)));
  add(where.categoryIdNotIn, (ids) => not(inCategories(categoryIds(ids))));
  add(filled(where.categoryIn), inCategories);
  add(where.categoryNotIn, (slugs) => not(inCategories(slugs)));
  add(filled(where.include), (ids) => (product) => ids.includes(product.id));
  add(where.exclude, (ids) => (product) => !ids.includes(product.id));
  /** No price is negative, so `minPrice: 0` needs no check of each product. */
  add(
    where.minPrice && where.minPrice > 0 ? where.minPrice : null,
    (price) => (product) => (priceSpan(product, now)?.high ?? 0) >= price * 100,
  );
  add(where.maxPrice, (price) => (product) => (priceSpan(product, now)?.low ?? 0) <= price * 100);
  add(where.onSale, (expected) => (product) => isOnSale(product, now) === expected);
  add(where.featured, (expected) => () => !expected);
  add(filled(where.productBrandIn), (slugs) => hasTerm(engine, "product_brand", slugs));
  add(filled(where.rating), (stars) => (product) => {
    const rating = ratingOf(engine, product);
    return rating.count > 0 && stars.includes(Math.round(rating.average));
  });
  add(where.search || null, searchTest);
  add(where.sku, (sku) => (product) => product.sku.includes(sku));
  add(filled(where.slugIn), (slugs) => (product) => slugs.some((slug) => decodeSlug(slug) === product.slug));
  add(where.status, (status) => (product) => product.status === status || status === "any");
  add(filled(where.stockStatus), (states) => (product) => states.includes(stockOf(engine, product).state));
  add(filled(where.tagIn), () => () => false);
  add(where.type, (type) => (product) => product.type.toUpperCase() === type);
  add(filled(where.typeIn), (types) => (product) => types.includes(product.type.toUpperCase()));
  add(where.typeNotIn, (types) => (product) => !types.includes(product.type.toUpperCase()));
  add(where.visibility, (expected) => (product) => isVisible(product, expected));
  add(where.taxonomyFilter, (filter) => taxonomyTest(engine, filter));
  add(where.attributes, (query) => taxonomyTest(engine, { relation: query.relation, filters: query.queries }));
  return tests;
}

const filled = <T>(list: Maybe<readonly T[]>): readonly T[] | null => (list && list.length > 0 ? list : null);

/** VISIBLE excludes hidden and search-only products; HIDDEN, SEARCH and CATALOG select products of that visibility. */
function isVisible(product: CatalogueProduct, expected: string): boolean {
  if (expected === "VISIBLE") return product.visibility === "visible" || product.visibility === "catalog";
  if (expected === "HIDDEN") return product.visibility === "hidden";
  return product.visibility === "visible" || product.visibility === expected.toLowerCase();
}

const texts = new WeakMap<CatalogueProduct, string>();

/** Creates a predicate that requires every word of a query in the name, descriptions or SKU. */
function searchTest(query: string): Test {
  const terms = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  return (product) => {
    let text = texts.get(product);
    if (text === undefined) {
      text = fold(stripTags(`${product.name} ${product.shortDescription} ${product.description} ${product.sku}`));
      texts.set(product, text);
    }
    return terms.every((word) => text.includes(word));
  };
}

function hasTerm(engine: Engine, taxonomy: string, slugs: readonly string[], ids: readonly number[] = []): Test {
  const expected = new Set([
    ...slugs,
    ...engine.catalogue.terms.all
      .filter((term) => term.taxonomy === taxonomy && ids.includes(term.id))
      .map((term) => term.slug),
  ]);
  const all =
    taxonomy === "product_cat"
      ? new Set([...expected].flatMap((slug) => [...engine.catalogue.branch(slug)]))
      : expected;
  return (product) =>
    engine.catalogue.terms.of(product).some((term) => term.taxonomy === taxonomy && all.has(term.slug));
}

function taxonomyTest(engine: Engine, filter: TaxonomyFilter): Test {
  const one = (query: TaxonomyQuery): Test => {
    const taxonomy = taxonomyOf(query.taxonomy, attributeTaxonomies(engine));
    const terms = query.terms ?? [];
    const ids = query.ids ?? [];
    if (query.operator === "EXISTS")
      return (product) => engine.catalogue.terms.of(product).some((term) => term.taxonomy === taxonomy);
    if (query.operator === "NOT_EXISTS")
      return (product) => !engine.catalogue.terms.of(product).some((term) => term.taxonomy === taxonomy);
    if (query.operator === "NOT_IN") return (product) => !hasTerm(engine, taxonomy, terms, ids)(product);
    if (query.operator === "AND") {
      const each = [
        ...terms.map((slug) => hasTerm(engine, taxonomy, [slug])),
        ...ids.map((id) => hasTerm(engine, taxonomy, [], [id])),
      ];
      return (product) => each.every((test) => test(product));
    }
    return hasTerm(engine, taxonomy, terms, ids);
  };
  const all = [...(filter.filters ?? []), ...(filter.and ?? [])].map(one);
  const some = (filter.or ?? []).map(one);
  const joined: Test =
    filter.relation === "OR"
      ? (product) => all.some((test) => test(product))
      : (product) => all.every((test) => test(product));
  return (product) => joined(product) && (some.length === 0 || some.some((test) => test(product)));
}

/** Lists the names of the global attributes' taxonomies. */
export const attributeTaxonomies = (engine: Engine): string[] =>
  engine.catalogue.source.attributes.map((attribute) => `pa_${attribute.slug}`);
