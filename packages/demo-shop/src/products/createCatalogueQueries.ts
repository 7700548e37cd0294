import type { CatalogueProduct } from "../catalogue/types.ts";
import { createConnection, toConnection, createEmptyEdge, paginate, type PageArgs } from "../wordpress/connection.ts";
import type { Engine } from "../engine/Engine.ts";
import { decodeSlug, parseGlobalId } from "../wordpress/text.ts";
import { UserError } from "../wordpress/UserError.ts";
import { createCollectionStatsResolver } from "./createCollectionStatsResolver.ts";
import { listAttributeTaxonomies, createProductPredicates, type ProductFilter } from "./filterProducts.ts";
import { toProductNode } from "./productView.ts";
import { sortProducts, type ProductSort } from "./sortProducts.ts";
import { findTerms, type TermFilter } from "./findTerms.ts";
import { parseTaxonomy } from "../wordpress/taxonomyNames.ts";
import { toTermView } from "./termView.ts";
import { toVariationView } from "./toVariationView.ts";

interface ProductsArgs extends PageArgs {
  readonly where?:
    | (ProductFilter & {
        readonly orderby?: readonly ProductSort[] | null;
        readonly offsetPagination?: { readonly offset?: number; readonly size?: number } | null;
      })
    | null;
}

interface ProductArgs {
  readonly id: string;
  readonly idType?: "DATABASE_ID" | "ID" | "SKU" | "SLUG" | null;
}

/** Creates the resolvers of the public catalogue queries. */
export function createCatalogueQueries(engine: Engine) {
  const { catalogue } = engine;
  return {
    products: (args: ProductsArgs) => createProductsConnection(engine, args),
    product: ({ id, idType }: ProductArgs) => toProductNode(engine, findProduct(engine, id, idType ?? "ID")),
    productVariation: ({ id, idType }: ProductArgs) => {
      const number = Number(idType === "DATABASE_ID" ? id : parseGlobalId(id)?.id);
      const entry = catalogue.variations.get(number);
      if (entry === undefined)
        throw new UserError(
          `No product variation ID was found corresponding to the ${idType === "DATABASE_ID" ? "database_id" : "global ID"}: ${id}`,
        );
      return toVariationView(engine, entry);
    },
    productCategories: (args: PageArgs & { readonly where?: TermFilter | null }) =>
      createConnection(
        findTerms(engine, ["product_cat"], args.where ?? {}),
        args,
        (term) => term.id,
        (term) => toTermView(engine, term),
      ),
    productCategory: ({ id, idType }: { readonly id: string; readonly idType?: string | null }) => {
      const value = idType === "SLUG" || idType === "NAME" ? id : idType === "DATABASE_ID" ? id : parseGlobalId(id)?.id;
      const term = catalogue.terms.all.find(
        (candidate) =>
          candidate.category &&
          (idType === "SLUG"
            ? candidate.slug === value
            : idType === "NAME"
              ? candidate.name === value
              : String(candidate.id) === value),
      );
      return term === undefined ? null : toTermView(engine, term);
    },
    terms: (
      args: PageArgs & { readonly where?: (TermFilter & { readonly taxonomies?: readonly string[] | null }) | null },
    ) =>
      createConnection(
        findTerms(
          engine,
          (args.where?.taxonomies ?? []).map((name) => parseTaxonomy(name, listAttributeTaxonomies(engine))),
          args.where ?? {},
        ),
        args,
        (term) => term.id,
        (term) => toTermView(engine, term),
      ),
    collectionStats: createCollectionStatsResolver(engine),
  };
}

function createProductsConnection(engine: Engine, args: ProductsArgs) {
  const productFilter = args.where ?? {};
  const predicates = createProductPredicates(engine, productFilter);
  const matches = engine.catalogue.products.filter((product) => predicates.every((predicate) => predicate(product)));
  const sortedProducts = sortProducts(engine, matches, productFilter.orderby ?? [], productFilter.include ?? []);
  const getId = (product: CatalogueProduct) => product.id;
  const toNode = (product: CatalogueProduct) => toProductNode(engine, product);
  if (productFilter.offsetPagination) {
    const { offset = 0, size = 10 } = productFilter.offsetPagination;
    const page = {
      items: sortedProducts.slice(offset, offset + size),
      before: offset > 0,
      behind: sortedProducts.length > offset + size,
    };
    const result = toConnection(page, getId, toNode, createEmptyEdge);
    /** The live server returns a total of 0 here. */
    return {
      ...result,
      found: null,
      pageInfo: {
        ...result.pageInfo,
        offsetPagination: { hasMore: page.behind, hasPrevious: page.before, total: 0 },
      },
    };
  }
  const page = paginate(sortedProducts, args, getId);
  /** Total count; first page only, because it is expensive. */
  return {
    ...toConnection(page, getId, toNode, createEmptyEdge),
    found: page.before || matches.length === 0 ? null : matches.length,
  };
}

/** Finds a published product by its id; draft and private products are treated as unknown. */
function findProduct(engine: Engine, id: string, idType: NonNullable<ProductArgs["idType"]>): CatalogueProduct {
  const { byId, bySlug: productsBySlug, bySku: productsBySku } = engine.catalogue;
  const globalId = idType === "ID" ? parseGlobalId(id) : null;
  if (idType === "ID" && (globalId === null || !/^\d+$/.test(globalId.id)))
    throw new UserError(`The "global ID" is invalid`);
  const product =
    idType === "SLUG"
      ? productsBySlug.get(decodeSlug(id))
      : idType === "SKU"
        ? productsBySku.get(id)
        : byId.get(Number(globalId?.id ?? id));
  if (product?.status === "publish") return product;
  const idTypeName = { SLUG: "slug", SKU: "sku", ID: "global ID", DATABASE_ID: "database_id" }[idType];
  throw new UserError(`No product ID was found corresponding to the ${idTypeName}: ${id}`);
}
