import type { CatalogueAttribute, CatalogueCategory, CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import type { ShopReply, ShopRequest } from "../http/messages.ts";
import { decodeSlug, encodeSlug, escapeName } from "../wordpress/text.ts";
import { readListField, requireObject, type Fields } from "./fields.ts";
import { toProductView } from "./toProductView.ts";
import { requireManager } from "./requireManager.ts";
import { createInvalidParamError, RestError } from "./RestError.ts";
import { createProduct, updateProduct } from "./saveProduct.ts";
import { findAttribute, createAttribute, createCategory, createTerm } from "./saveTerm.ts";

/** Path of the REST API relative to the shop's URL. */
export const REST_PATH = "/wp-json/wc/v3/";

const MAX_BATCH_SIZE = 100;
const MAX_PER_PAGE = 100;

interface RestReply {
  readonly body: unknown;
  readonly headers?: readonly (readonly [string, string])[];
  readonly status?: number;
}

/**
 * Handles a request to the endpoints of WooCommerce's REST API v3 that product imports use: products, categories,
 * attributes and their terms.
 */
export async function handleRestRequest(engine: Engine, request: ShopRequest): Promise<ShopReply> {
  try {
    const url = new URL(request.url);
    const body = request.method === "GET" ? "" : await request.body();
    const path = url.pathname.slice(url.pathname.indexOf(REST_PATH) + REST_PATH.length).replace(/\/$/, "");
    const reply = engine.database.transaction(() =>
      routeCall({ engine, request, path, query: url.searchParams, body }),
    );
    return send(reply.status ?? 200, reply.body, reply.headers);
  } catch (error) {
    // Validation precedes changes; other errors roll the transaction back.
    if (error instanceof RestError) return send(error.status, error.toBody());
    engine.edits.reload();
    throw error;
  }
}

const send = (status: number, body: unknown, headers: ShopReply["headers"] = []): ShopReply => ({
  status,
  headers: [["Content-Type", "application/json; charset=UTF-8"], ["X-Robots-Tag", "noindex"], ...headers],
  body: JSON.stringify(body),
});

interface RestCall {
  readonly engine: Engine;
  readonly request: ShopRequest;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

function routeCall(restCall: RestCall): RestReply {
  const { engine, path, query } = restCall;
  const { method } = restCall.request;
  const termsPathMatch = /^products\/attributes\/(\d+)\/terms(\/batch)?$/.exec(path);
  const attributeId = Number(termsPathMatch?.[1] ?? 0);
  const key = `${method} ${termsPathMatch ? `terms${termsPathMatch[2] ?? ""}` : path}`;
  const requirePermission = (action: "view" | "create" | "batch") =>
    requireManager(engine, restCall.request.headers, action);
  switch (key) {
    case "GET products":
      requirePermission("view");
      return createListReply(query, products(engine, query), (product) => toProductView(engine, product));
    case "POST products/batch":
      requirePermission("batch");
      return applyBatch(readBody(restCall), {
        create: (fields) => createProduct(engine, fields),
        update: (fields) => updateProduct(engine, fields),
        view: (product) => toProductView(engine, product),
      });
    case "GET products/categories":
      requirePermission("view");
      return createListReply(query, categories(engine, query), (category) => toCategoryView(engine, category));
    case "POST products/categories":
      requirePermission("create");
      return { status: 201, body: toCategoryView(engine, createCategory(engine, readBody(restCall))) };
    case "GET products/attributes":
      requirePermission("view");
      return { body: [...engine.edits.attributes.values()].map(toAttributeView) };
    case "POST products/attributes":
      requirePermission("create");
      return { status: 201, body: toAttributeView(createAttribute(engine, readBody(restCall))) };
    case "GET terms":
      requirePermission("view");
      return createListReply(query, findAttribute(engine, attributeId).terms, toTermView);
    case "POST terms/batch":
      requirePermission("batch");
      return applyBatch(readBody(restCall), {
        create: (fields) => createTerm(engine, attributeId, fields),
        view: toTermView,
      });
    default:
      throw new RestError("rest_no_route", "No route was found matching the URL and request method.", 404);
  }
}

function readBody({ body }: RestCall): Fields {
  try {
    return requireObject(JSON.parse(body));
  } catch (error) {
    if (error instanceof RestError) throw error;
    throw new RestError("rest_invalid_json", "Invalid JSON body passed.", 400);
  }
}

function createListReply<T>(query: URLSearchParams, allItems: readonly T[], toView: (one: T) => object): RestReply {
  const number = (name: string, fallback: number, maximum: number) => {
    const value = Number(query.get(name) ?? fallback);
    if (Number.isInteger(value) && value >= 1 && value <= maximum) return value;
    throw createInvalidParamError(name, `must be between 1 and ${maximum}`);
  };
  const size = number("per_page", 10, MAX_PER_PAGE);
  const page = number("page", 1, 1_000_000);
  const pages = Math.ceil(allItems.length / size);
  return {
    headers: [
      ["X-WP-Total", String(allItems.length)],
      ["X-WP-TotalPages", String(pages)],
    ],
    body: allItems
      .slice((page - 1) * size, page * size)
      .map((entry) => pickFields(toView(entry), query.get("_fields"))),
  };
}

/** Selects the fields named in `_fields`, as WordPress does. */
function pickFields(itemView: object, fields: string | null): object {
  const names = fields?.split(",");
  return names ? Object.fromEntries(Object.entries(itemView).filter(([name]) => names.includes(name))) : itemView;
}

/** Lists the matching products, newest first. The filters for an attribute and its terms apply only together. */
function products(engine: Engine, query: URLSearchParams): readonly CatalogueProduct[] {
  const attribute = query.get("attribute") ?? "";
  const ids = new Set(
    (query.get("attribute_term") ?? "")
      .split(/[\s,]+/)
      .map(Number)
      .filter((id) => id > 0),
  );
  const isFilteredByTerm =
    ids.size > 0 && engine.catalogue.source.attributes.some(({ slug }) => `pa_${slug}` === attribute);
  if (!isFilteredByTerm) return engine.catalogue.products;
  const { terms } = engine.catalogue;
  return engine.catalogue.products.filter((product) =>
    terms.of(product).some(({ taxonomy, id }) => taxonomy === attribute && ids.has(id)),
  );
}

function categories(engine: Engine, query: URLSearchParams): readonly CatalogueCategory[] {
  const slug = query.get("slug");
  const parent = query.get("parent");
  return [...engine.edits.categories.values()].filter((category) => {
    const parentId = category.parent === undefined ? 0 : (engine.catalogue.categories.get(category.parent)?.id ?? 0);
    return (slug === null || category.slug === decodeSlug(slug)) && (parent === null || parentId === Number(parent));
  });
}

interface BatchActions<T> {
  readonly create: (fields: Fields) => T;
  readonly update?: (fields: Fields) => T;
  readonly view: (one: T) => unknown;
}

/** Executes the items of a batch in order; an item's error is returned in its place and does not stop the others. */
function applyBatch<T>(body: Fields, { create, update, view: renderItem }: BatchActions<T>): RestReply {
  const [createdFields, updatedFields] = [readListField(body, "create") ?? [], readListField(body, "update") ?? []];
  if (createdFields.length + updatedFields.length > MAX_BATCH_SIZE) {
    const message = `Unable to accept more than ${MAX_BATCH_SIZE} items for this request.`;
    throw new RestError("woocommerce_rest_request_entity_too_large", message, 413);
  }
  const toResponder =
    (applyFields: (fields: Fields) => T) =>
    (fields: Fields): (() => unknown) => {
      try {
        const item = applyFields(fields);
        return () => renderItem(item);
      } catch (error) {
        if (!(error instanceof RestError)) throw error;
        return () => ({ id: typeof fields["id"] === "number" ? fields["id"] : 0, error: error.toBody() });
      }
    };
  // All items are applied before the response is built, because building it rebuilds the catalogue index.
  const respondersByAction = {
    create: createdFields.map(toResponder(create)),
    update: update ? updatedFields.map(toResponder(update)) : [],
  };
  const results = Object.entries(respondersByAction).filter(([, responders]) => responders.length > 0);
  return {
    body: Object.fromEntries(
      results.map(([name, responders]) => [name, responders.map((createResponse) => createResponse())]),
    ),
  };
}

function toCategoryView(engine: Engine, { id, name, slug, parent, description }: CatalogueCategory) {
  const parentId = parent === undefined ? 0 : (engine.catalogue.categories.get(parent)?.id ?? 0);
  const count = engine.catalogue.terms.find("product_cat", slug)?.count ?? 0;
  const commonFields = { display: "default", image: null, menu_order: 0, count };
  return { id, name: escapeName(name), slug: encodeSlug(slug), parent: parentId, description, ...commonFields };
}

const toAttributeView = ({ id, label, slug }: CatalogueAttribute) => ({
  id,
  name: label,
  slug: `pa_${slug}`,
  type: "select",
  order_by: "menu_order",
  has_archives: true,
});

const toTermView = ({ id, name, slug }: CatalogueAttribute["terms"][number]) => ({
  id,
  name: escapeName(name),
  slug: encodeSlug(slug),
  description: "",
  menu_order: 0,
});
