import { createConnection, type PageArgs } from "../wordpress/connection.ts";
import type { Engine } from "../engine/Engine.ts";
import { encodeSlug, toGlobalId } from "../wordpress/text.ts";
import { toMediaView } from "./toMediaView.ts";
import { toTermTypeName } from "../wordpress/taxonomyNames.ts";
import type { Term } from "../engine/terms.ts";

/** Resolves a term of a taxonomy. */
export function toTermView(engine: Engine, term: Term): Record<string, unknown> {
  return {
    __typename: toTermTypeName(term.taxonomy),
    id: toGlobalId("term", term.id),
    databaseId: term.id,
    termTaxonomyId: term.id,
    name: term.name,
    slug: term.slug,
    description: term.description || null,
    count: term.count === 0 ? null : term.count,
    taxonomyName: term.taxonomy,
    link: `${engine.siteUrl}/${term.taxonomy.replace("product_cat", "product-category")}/${encodeSlug(term.slug)}/`,
    uri: `/${term.taxonomy.replace("product_cat", "product-category")}/${encodeSlug(term.slug)}/`,
    ...(term.category && toCategoryFields(engine, term)),
  };
}

function toCategoryFields(engine: Engine, term: Term) {
  const { terms, source } = engine.catalogue;
  const toView = (slug: string) => {
    const term = terms.find("product_cat", slug);
    return term === undefined ? null : toTermView(engine, term);
  };
  const parent = term.category?.parent === undefined ? undefined : terms.find("product_cat", term.category.parent);
  return {
    image: () => toMediaView(engine.pictureBaseUrl, term.category?.image),
    menuOrder: source.categories.findIndex((category) => category.id === term.id),
    display: "DEFAULT",
    parentDatabaseId: parent?.id ?? null,
    parentId: parent === undefined ? null : toGlobalId("term", parent.id),
    parent: () => (parent === undefined ? null : { cursor: null, node: toTermView(engine, parent) }),
    children: (args: PageArgs) =>
      createConnection(
        listChildTerms(engine, term.slug),
        args,
        (one) => one.id,
        (one) => toTermView(engine, one),
      ),
    ancestors: (args: PageArgs) => {
      const ancestorSlugs: string[] = [];
      for (let slug = term.category?.parent; slug !== undefined; slug = engine.catalogue.categories.get(slug)?.parent)
        ancestorSlugs.push(slug);
      const ancestors = ancestorSlugs.flatMap((slug) =>
        toView(slug) === null ? [] : (terms.find("product_cat", slug) ?? []),
      );
      return ancestors.length === 0
        ? null
        : createConnection(
            ancestors,
            args,
            (one) => one.id,
            (one) => toTermView(engine, one),
          );
    },
  };
}

/** Lists the direct subcategories that contain products. */
const listChildTerms = (engine: Engine, slug: string): Term[] =>
  engine.catalogue.terms.all.filter((term) => term.category?.parent === slug && term.count > 0);
