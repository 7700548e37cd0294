import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { GetProductCursorsDocument, type ProductsOrderByEnum } from "../../gql/graphql.ts";
import { plainText } from "../../html/plainText.ts";
import { read, refused } from "../../server/read.ts";
import type { PageOf } from "../../server/readPages.ts";
import type { ShopClient, ShopError } from "../../server/shopClient.ts";
import { ShopAnswerBroken, type ShopTrouble } from "../../server/shopTrouble.ts";

interface Variables {
  readonly first: number;
  readonly after: string | null;
  /** Categories; products of any without it. */
  readonly slug?: string[];
  readonly include?: number[];
  readonly exclude?: number[];
}

/** Which page of products is asked for. */
export interface PageRequest {
  /** How many products, 1 to 100. */
  readonly first: number;
  /** The cursor that the page before ended with; null for the first page. */
  readonly after: string | null;
  /** Ids that are not asked for. */
  readonly exclude: readonly number[];
  /** Slug of the only category that is asked for. @default any */
  readonly category?: string | undefined;
}

type FoundPage<Node> = PageOf<Node> & { readonly found?: number | null };

/** One page of products, and how many there are in all with those left out, where the shop tells (on the first page). */
export type ProductPage<Node> = ReadProducts<Node> & PageOf<Node> & { readonly found: number | null };

/** A query for a page of products. */
export interface ProductsQuery<Node> {
  readonly client: ShopClient;
  readonly document: TypedDocumentNode<{ products?: FoundPage<Node> | null }, Variables>;
  /** What `document` sorts by, so that cursors come in the same order. */
  readonly orderby: ProductsOrderByEnum;
  readonly timeoutMs: number;
}

/** Products as far as the shop can tell of them. */
export interface ReadProducts<Node> {
  readonly nodes: readonly Node[];
  /** What could not be read, and what could be read in part (`incomplete`). */
  readonly problems: readonly ProductProblem[];
}

type Answer<Node> =
  | { readonly page: FoundPage<Node>; readonly errors: readonly ShopError[] }
  | { readonly page: null; readonly errors: readonly ShopError[]; readonly trouble: ShopTrouble };

/** Where nothing at all could be read, so many failures mean that the shop is in trouble and not a product. */
const MAX_FAILURES = 5;

/**
 * Reads a page of products. One product that the shop fails to tell of makes its whole list null: it is found by the
 * place in the error's path and left out, or, where the shop names no place, by reading ever smaller parts of the page.
 *
 * @throws ShopTrouble if the shop answers no cursors either, or nothing on the page.
 */
export async function readProductPage<Node extends { readonly databaseId: number }>(
  query: ProductsQuery<Node>,
  { first, after, exclude, category }: PageRequest,
): Promise<ProductPage<Node>> {
  const problems: ProductProblem[] = [];
  for (;;) {
    const excluded = [...exclude, ...problems.map(({ id }) => id)];
    const variables = {
      first,
      after,
      ...(category === undefined ? {} : { slug: [category] }),
      ...(excluded.length > 0 ? { exclude: excluded } : {}),
    };
    const answer = await ask(query, variables);
    const inAll = (found: number | null | undefined) => (typeof found !== "number" ? null : found + excluded.length);
    if (answer.page) {
      const { nodes, pageInfo, found } = answer.page;
      const incomplete = incompleteIn(answer.page, answer.errors);
      return { nodes, pageInfo, found: inAll(found), problems: [...problems, ...incomplete] };
    }
    const { ids, pageInfo, found } = await readIdPage(query, variables);
    const culprit = ids[placeOf(answer.errors)];
    const alone = culprit === undefined ? null : await ask(query, { first: 1, after: null, include: [culprit] });
    // A product that was published in between moves the places: then the parts of the page tell.
    if (culprit === undefined || !alone || alone.page) {
      const parts = await readProductsById(query, ids);
      return { pageInfo, found: inAll(found), nodes: parts.nodes, problems: [...problems, ...parts.problems] };
    }
    problems.push(unreadable(culprit, alone));
  }
}

/**
 * Reads products by their ids; those that are no longer there are missing in the answer.
 * @throws ShopTrouble if nothing can be read, and not because of single products.
 */
export async function readProductsById<Node extends { readonly databaseId: number }>(
  query: ProductsQuery<Node>,
  ids: readonly number[],
): Promise<ReadProducts<Node>> {
  const nodes: Node[] = [];
  const problems: ProductProblem[] = [];
  const readPart = async (part: readonly number[]): Promise<void> => {
    if (part.length === 0) return;
    const answer = await ask(query, { first: part.length, after: null, include: [...part] });
    if (answer.page) {
      nodes.push(...answer.page.nodes);
      problems.push(...incompleteIn(answer.page, answer.errors));
      return;
    }
    const [id] = part;
    if (part.length === 1 && id !== undefined) {
      problems.push(unreadable(id, answer));
      const isNamed = placeOf(answer.errors) !== -1;
      if (!isNamed && nodes.length === 0 && problems.length >= MAX_FAILURES) throw answer.trouble;
      return;
    }
    const middle = Math.ceil(part.length / 2);
    await readPart(part.slice(0, middle));
    await readPart(part.slice(middle));
  };
  await readPart(ids);
  return { nodes, problems };
}

/** The ids of a page, by its cursors: these come whatever the products hold. @throws ShopTrouble */
export async function readIdPage(
  { client, orderby, timeoutMs }: Omit<ProductsQuery<unknown>, "document">,
  { first, after, slug, exclude }: Variables,
) {
  const variables = { first, after, orderby, ...(slug ? { slug } : {}), ...(exclude ? { exclude } : {}) };
  const { data, errors } = await read(client, GetProductCursorsDocument, variables, { timeoutMs });
  if (!data.products) throw refused(errors);
  const { edges, pageInfo, found } = data.products;
  return { ids: edges.flatMap(({ cursor }) => idIn(cursor)), pageInfo, found: found ?? null };
}

async function ask<Node>(query: ProductsQuery<Node>, variables: Variables): Promise<Answer<Node>> {
  try {
    const { data, errors } = await read(query.client, query.document, variables, { timeoutMs: query.timeoutMs });
    return data.products ? { page: data.products, errors } : { page: null, errors, trouble: refused(errors) };
  } catch (error) {
    // PHP that ends in the middle of a product answers a page of its own; a query that is refused fails for all.
    if (error instanceof ShopAnswerBroken) return { page: null, errors: [], trouble: error };
    throw error;
  }
}

/** The place among the nodes that an error names, -1 where none does. */
const placeIn = ({ path }: ShopError): number => {
  const [root, list, place] = path ?? [];
  return root === "products" && list === "nodes" && typeof place === "number" ? place : -1;
};
const placeOf = (errors: readonly ShopError[]): number => errors.map(placeIn).find((place) => place !== -1) ?? -1;

/** A cursor is base64 of "arrayconnection:<database id>". */
function idIn(cursor: string | null | undefined): number[] {
  const id = /^arrayconnection:(\d+)$/.exec(cursor ? fromBase64(cursor) : "")?.[1];
  return id === undefined ? [] : [Number(id)];
}

/** Empty where it is none. Not by `Buffer`, which browsers lack: the workshop reads the embedded shop in one. */
function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

const unreadable = (id: number, answer: { readonly trouble: ShopTrouble }): ProductProblem => ({
  id,
  problem: "unreadable",
  isShown: false,
  reason: `the shop answers ${JSON.stringify(answer.trouble.message)} about it, as for a product with a password`,
});

/** Fields that may be null are, where they fail; the error tells which. */
function incompleteIn<Node extends { readonly databaseId: number }>(
  { nodes }: PageOf<Node>,
  errors: readonly ShopError[],
): ProductProblem[] {
  const failures = Map.groupBy(errors, (error) => nodes[placeIn(error)]?.databaseId);
  return [...failures].flatMap(([id, list]) => {
    if (id === undefined) return [];
    const fields = [...new Set(list.map(({ path }) => String(path?.[3] ?? "")))].join(", ");
    const message = plainText(list[0]?.message ?? "");
    return [
      { id, problem: "incomplete" as const, isShown: true, reason: `the shop fails to tell ${fields}: ${message}` },
    ];
  });
}
