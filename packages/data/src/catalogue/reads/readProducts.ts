import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { GetProductCursorsDocument, type ProductsOrderByEnum } from "../../gql/graphql.ts";
import { toPlainText } from "../../html/plainText.ts";
import { read, toShopError } from "../../server/read.ts";
import type { ConnectionPage } from "../../server/readPages.ts";
import type { ShopClient, ShopError } from "../../server/shopClient.ts";
import { InvalidShopResponseError, type ShopRequestError } from "../../server/shopErrors.ts";

interface Variables {
  readonly first: number;
  readonly after: string | null;
  /** Category slugs; without it, products of any category. */
  readonly slug?: string[];
  readonly include?: number[];
  readonly exclude?: number[];
}

/** Request for a page of products. */
export interface PageRequest {
  /** Number of products, 1 to 100. */
  readonly first: number;
  /** End cursor of the previous page; null for the first page. */
  readonly after: string | null;
  /** Ids to exclude. */
  readonly exclude: readonly number[];
  /** Slug of the only category to include. @default any */
  readonly category?: string | undefined;
}

type ProductPageWithCount<Node> = ConnectionPage<Node> & { readonly found?: number | null };

/**
 * Page of products. `foundCount` is the total number of products, including those that cannot be read; null except on
 * the first page.
 */
export type ProductPage<Node> = ReadableProducts<Node> & ConnectionPage<Node> & { readonly foundCount: number | null };

/** Query for a page of products. */
export interface ProductsQuery<Node> {
  readonly client: ShopClient;
  readonly document: TypedDocumentNode<{ products?: ProductPageWithCount<Node> | null }, Variables>;
  /** Sort field of `document`, so that cursors come in the same order. */
  readonly orderby: ProductsOrderByEnum;
  readonly timeoutMs: number;
}

/** Products of a response that can be read, and the problems of the others. */
export interface ReadableProducts<Node> {
  readonly nodes: readonly Node[];
  /** Products that could not be read, or only in part (`incomplete`). */
  readonly problems: readonly ProductProblem[];
}

type ProductsResponse<Node> =
  | { readonly page: ProductPageWithCount<Node>; readonly errors: readonly ShopError[] }
  | { readonly page: null; readonly errors: readonly ShopError[]; readonly error: ShopRequestError };

/** Number of failures without any success that indicates a failing shop and not a failing product. */
const MAX_FAILURES = 5;

/**
 * Reads a page of products. If the shop cannot resolve a product, it returns null for the whole list; the page is then
 * read again without that product. The product is found by the path of the error, or by bisecting the page.
 * @throws ShopRequestError if the shop returns neither products nor cursors, or if no product of the page can be read.
 */
export async function readProductPage<Node extends { readonly databaseId: number }>(
  query: ProductsQuery<Node>,
  { first, after, exclude: excludedProductIds, category }: PageRequest,
): Promise<ProductPage<Node>> {
  const problems: ProductProblem[] = [];
  for (;;) {
    const excludedIds = [...excludedProductIds, ...problems.map(({ id }) => id)];
    const variables = {
      first,
      after,
      ...(category === undefined ? {} : { slug: [category] }),
      ...(excludedIds.length > 0 ? { exclude: excludedIds } : {}),
    };
    const response = await sendProductsQuery(query, variables);
    const addExcludedCount = (foundCount: number | null | undefined) =>
      typeof foundCount !== "number" ? null : foundCount + excludedIds.length;
    if (response.page) {
      const { nodes, pageInfo, found: foundCount } = response.page;
      const incompleteProducts = listIncompleteProducts(response.page, response.errors);
      return {
        nodes,
        pageInfo,
        foundCount: addExcludedCount(foundCount),
        problems: [...problems, ...incompleteProducts],
      };
    }
    const { ids, pageInfo, foundCount } = await readProductIdPage(query, variables);
    const failingId = ids[findFailingIndex(response.errors)];
    const singleResponse =
      failingId === undefined ? null : await sendProductsQuery(query, { first: 1, after: null, include: [failingId] });
    // A product published in between shifts the positions: then the parts of the page are read.
    if (failingId === undefined || !singleResponse || singleResponse.page) {
      const parts = await readProductsById(query, ids);
      return {
        pageInfo,
        foundCount: addExcludedCount(foundCount),
        nodes: parts.nodes,
        problems: [...problems, ...parts.problems],
      };
    }
    problems.push(toUnreadableProblem(failingId, singleResponse));
  }
}

/**
 * Reads products by id. Deleted products are missing from the result.
 * @throws ShopRequestError if no product can be read and the errors do not refer to individual products.
 */
export async function readProductsById<Node extends { readonly databaseId: number }>(
  query: ProductsQuery<Node>,
  ids: readonly number[],
): Promise<ReadableProducts<Node>> {
  const nodes: Node[] = [];
  const problems: ProductProblem[] = [];
  const readIdRange = async (idRange: readonly number[]): Promise<void> => {
    if (idRange.length === 0) return;
    const response = await sendProductsQuery(query, { first: idRange.length, after: null, include: [...idRange] });
    if (response.page) {
      nodes.push(...response.page.nodes);
      problems.push(...listIncompleteProducts(response.page, response.errors));
      return;
    }
    const [id] = idRange;
    if (idRange.length === 1 && id !== undefined) {
      problems.push(toUnreadableProblem(id, response));
      const hasFailingIndex = findFailingIndex(response.errors) !== -1;
      if (!hasFailingIndex && nodes.length === 0 && problems.length >= MAX_FAILURES) throw response.error;
      return;
    }
    const middleIndex = Math.ceil(idRange.length / 2);
    await readIdRange(idRange.slice(0, middleIndex));
    await readIdRange(idRange.slice(middleIndex));
  };
  await readIdRange(ids);
  return { nodes, problems };
}

/**
 * Reads the product ids of a page from its cursors, which the shop returns even if it cannot resolve the products.
 * @throws ShopRequestError if the shop does not return the cursors.
 */
export async function readProductIdPage(
  { client, orderby, timeoutMs }: Omit<ProductsQuery<unknown>, "document">,
  { first, after, slug, exclude: excludedProductIds }: Variables,
) {
  const variables = {
    first,
    after,
    orderby,
    ...(slug ? { slug } : {}),
    ...(excludedProductIds ? { exclude: excludedProductIds } : {}),
  };
  const { data, errors } = await read(client, GetProductCursorsDocument, variables, { timeoutMs });
  if (!data.products) throw toShopError(errors);
  const { edges, pageInfo, found: foundCount } = data.products;
  return { ids: edges.flatMap(({ cursor }) => decodeCursorId(cursor)), pageInfo, foundCount: foundCount ?? null };
}

async function sendProductsQuery<Node>(
  query: ProductsQuery<Node>,
  variables: Variables,
): Promise<ProductsResponse<Node>> {
  try {
    const { data, errors } = await read(query.client, query.document, variables, { timeoutMs: query.timeoutMs });
    return data.products ? { page: data.products, errors } : { page: null, errors, error: toShopError(errors) };
  } catch (error) {
    // A PHP fatal error within one product still returns a response; a rejected query fails for all products.
    if (error instanceof InvalidShopResponseError) return { page: null, errors: [], error };
    throw error;
  }
}

/** Returns the index among the nodes in the path of an error; -1 when there is none. */
const findErrorIndex = ({ path }: ShopError): number => {
  const [root, list, index] = path ?? [];
  return root === "products" && list === "nodes" && typeof index === "number" ? index : -1;
};
const findFailingIndex = (errors: readonly ShopError[]): number =>
  errors.map(findErrorIndex).find((index) => index !== -1) ?? -1;

/** Decodes a cursor, base64 of "arrayconnection:<database id>", to an id. */
function decodeCursorId(cursor: string | null | undefined): number[] {
  const id = /^arrayconnection:(\d+)$/.exec(cursor ? decodeBase64(cursor) : "")?.[1];
  return id === undefined ? [] : [Number(id)];
}

/**
 * Decodes base64; empty for invalid input. Without `Buffer`, which browsers lack: Storybook runs the embedded shop in
 * one.
 */
function decodeBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

const toUnreadableProblem = (id: number, response: { readonly error: ShopRequestError }): ProductProblem => ({
  id,
  problem: "unreadable",
  isShown: false,
  reason: `the shop answers ${JSON.stringify(response.error.message)} about it, as for a product with a password`,
});

/**
 * Returns the problems of products with failed fields: nullable fields are null then, and only the error reveals it.
 */
function listIncompleteProducts<Node extends { readonly databaseId: number }>(
  { nodes }: ConnectionPage<Node>,
  errors: readonly ShopError[],
): ProductProblem[] {
  const errorsByProductId = Map.groupBy(errors, (error) => nodes[findErrorIndex(error)]?.databaseId);
  return [...errorsByProductId].flatMap(([id, list]) => {
    if (id === undefined) return [];
    const fields = [...new Set(list.map(({ path }) => String(path?.[3] ?? "")))].join(", ");
    const message = toPlainText(list[0]?.message ?? "");
    return [
      { id, problem: "incomplete" as const, isShown: true, reason: `the shop fails to tell ${fields}: ${message}` },
    ];
  });
}
