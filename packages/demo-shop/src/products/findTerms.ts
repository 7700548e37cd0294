import type { Engine } from "../engine/Engine.ts";
import type { Term } from "../engine/terms.ts";

type Maybe<T> = T | null | undefined;

/** Filter of terms. It contains the supported fields of the argument `where` of `terms` and `productCategories`. */
export interface TermFilter {
  readonly hideEmpty?: Maybe<boolean>;
  readonly orderby?: Maybe<string>;
  readonly order?: Maybe<"ASC" | "DESC">;
  readonly slug?: Maybe<readonly string[]>;
  readonly name?: Maybe<readonly string[]>;
  readonly nameLike?: Maybe<string>;
  readonly search?: Maybe<string>;
  readonly parent?: Maybe<number>;
  readonly include?: Maybe<readonly (string | number)[]>;
  readonly exclude?: Maybe<readonly (string | number)[]>;
}

/** Lists the terms of the given taxonomies, sorted by name by default. */
export function findTerms(engine: Engine, taxonomies: readonly string[], filter: TermFilter): Term[] {
  const searchText = (filter.nameLike ?? filter.search)?.toLowerCase();
  const isListed = (list: Maybe<readonly (string | number)[]>, id: number) =>
    list?.some((candidate) => Number(candidate) === id) ?? false;
  const matches = engine.catalogue.terms.all.filter((term) => {
    if (!taxonomies.includes(term.taxonomy)) return false;
    if (filter.hideEmpty && term.count === 0) return false;
    if (filter.slug?.length && !filter.slug.includes(term.slug)) return false;
    if (filter.name?.length && !filter.name.includes(term.name)) return false;
    if (searchText && !term.name.toLowerCase().includes(searchText)) return false;
    if (filter.include?.length && !isListed(filter.include, term.id)) return false;
    if (isListed(filter.exclude, term.id)) return false;
    if (filter.parent === null || filter.parent === undefined) return true;
    const parent =
      term.category?.parent === undefined ? 0 : (engine.catalogue.categories.get(term.category.parent)?.id ?? 0);
    return parent === filter.parent;
  });
  const field = filter.orderby ?? "NAME";
  const compare = (left: Term, right: Term) =>
    field === "COUNT"
      ? left.count - right.count
      : field === "TERM_ID"
        ? left.id - right.id
        : field === "SLUG"
          ? left.slug.localeCompare(right.slug, "en")
          : 0;
  const sortedTerms = field === "NAME" ? matches : matches.toSorted(compare);
  if (field === "COUNT")
    return filter.order === "DESC" ? matches.toSorted((left, right) => compare(right, left)) : sortedTerms;
  return filter.order === "DESC" ? sortedTerms.toReversed() : sortedTerms;
}
