import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { GetChangedProductsDocument, type GetChangedProductsQuery } from "../../gql/graphql.ts";
import { collectProducts, PAGE_SIZE, PAGE_TIMEOUT_MS, productsQuery, type FetchedProducts } from "./collectProducts.ts";
import { readIdPage, readProductPage, readProductsById, type ProductPage, type ProductsQuery } from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Up to where changes are known. */
export interface ChangeMark {
  /** The newest change that was read, in unix milliseconds. */
  readonly at: number;
  /** Whether it was read in a later second than its own: then nothing else can come with the same time. */
  readonly isSettled: boolean;
}

/** What is known before changes are asked for. */
export interface KnownProducts {
  readonly mark: ChangeMark;
  /** Ids of every product that the shop lists, also of those that are left out. */
  readonly ids: ReadonlySet<number>;
  /** What could not be read; some of it is tried again. */
  readonly unreadable: readonly ProductProblem[];
}

/** Products that have changed; `entries` holds those that are shown. */
export interface FetchedChanges extends FetchedProducts {
  /** Ids of everything that was asked for: what is in neither `entries` nor `problems` is no longer listed. */
  readonly ids: ReadonlySet<number>;
  readonly mark: ChangeMark;
}

const LOOK_SIZE = 20;
const MAX_RETRIES = 5;
/** A time further ahead than this is no change but a mistake, or another clock. */
const MAX_AHEAD_MS = 10 * 60_000;

type Changed = NonNullable<GetChangedProductsQuery["products"]>["nodes"][number];

const changesQuery = (client: ShopClient): ProductsQuery<Changed> => ({
  client,
  document: GetChangedProductsDocument,
  orderby: "MODIFIED",
  timeoutMs: PAGE_TIMEOUT_MS,
});

const timeOf = ({ modified }: Changed): number => Date.parse(modified ?? "");

/** What a whole reading that begins now should know. */
export interface ReadingStart {
  /** Up to where changes will be known after it; null where the shop does not tell. */
  readonly mark: ChangeMark | null;
  /** How many products there are; null where the shop does not tell. */
  readonly total: number | null;
}

/** Reads up to where changes will be known after a whole reading that begins now, and how many products there are. */
export async function fetchReadingStart(
  client: ShopClient,
  unreadable: readonly ProductProblem[],
): Promise<ReadingStart> {
  const exclude = unreadable.map(({ id }) => id);
  const { nodes, found } = await readProductPage(changesQuery(client), { first: LOOK_SIZE, after: null, exclude });
  const at = Math.max(...nodes.map(timeOf).filter((time) => time <= Date.now() + MAX_AHEAD_MS));
  return { mark: Number.isFinite(at) ? { at, isSettled: false } : null, total: found };
}

/**
 * Reads the products that were changed since the last look, and those that a count shows to be missing or gone: a look
 * costs the shop one small query, however many products it has. Reviews and renamed terms are no change.
 *
 * @throws ShopTrouble if the shop cannot tell; nothing is known then that was not known before.
 */
export async function fetchChanges(client: ShopClient, known: KnownProducts): Promise<FetchedChanges> {
  const look = await lookForChanges(client, known);
  const blamed = look.problems.map(({ id }) => id);
  const listed = new Set([...known.ids, ...look.changed, ...blamed]);
  const all = look.found === null || look.found === listed.size ? listed : await readAllIds(client);
  const missing = [...all].filter((id) => !known.ids.has(id));
  const gone = [...known.ids].filter((id) => !all.has(id));
  const ids = new Set([...look.changed, ...missing].filter((id) => !blamed.includes(id)));

  const query = productsQuery(client);
  const collected = collectProducts(client);
  const list = [...ids];
  for (let start = 0; start < list.length; start += PAGE_SIZE)
    collected.add(await readProductsById(query, list.slice(start, start + PAGE_SIZE)));
  const retried = known.unreadable.filter(({ id }) => all.has(id)).slice(0, MAX_RETRIES);
  for (const { id } of retried) collected.add(await readProductsById(query, [id]));
  collected.add({ nodes: [], problems: look.problems });
  const everything = new Set([...ids, ...blamed, ...gone, ...retried.map(({ id }) => id)]);
  return { ...collected.all(), ids: everything, mark: look.mark };
}

/** Asks for the newest changes until they are older than the mark. */
async function lookForChanges(client: ShopClient, { mark, unreadable }: KnownProducts) {
  const query = changesQuery(client);
  const exclude = unreadable.map(({ id }) => id);
  const changed: number[] = [];
  const problems: ProductProblem[] = [];
  let newest = mark.at;
  let found: number | null = null;
  let after: string | null = null;
  do {
    // Where there is more than the first look shows, there may be much more.
    const first = after === null ? LOOK_SIZE : PAGE_SIZE;
    const page: ProductPage<Changed> = await readProductPage(query, { first, after, exclude });
    if (after === null) ({ found } = page);
    problems.push(...page.problems.filter(({ isShown }) => !isShown));
    const fresh = page.nodes.filter((node) => timeOf(node) > mark.at || (timeOf(node) === mark.at && !mark.isSettled));
    changed.push(...fresh.map(({ databaseId }) => databaseId));
    newest = Math.max(newest, ...fresh.map(timeOf).filter((time) => time <= Date.now() + MAX_AHEAD_MS));
    // Thousands may have the time of one import: where nothing else can come with it, the first of them ends the look.
    const isBehind = page.nodes.some((node) => timeOf(node) < mark.at || (timeOf(node) === mark.at && mark.isSettled));
    const { hasNextPage, endCursor } = page.pageInfo;
    after = !isBehind && hasNextPage && endCursor !== after ? endCursor : null;
  } while (after !== null);
  return { changed, problems, found, mark: { at: newest, isSettled: newest === mark.at } };
}

async function readAllIds(client: ShopClient): Promise<ReadonlySet<number>> {
  const all = new Set<number>();
  let after: string | null = null;
  do {
    const variables = { first: PAGE_SIZE, after };
    const page = await readIdPage({ client, orderby: "DATE", timeoutMs: PAGE_TIMEOUT_MS }, variables);
    const isNew = page.ids.some((id) => !all.has(id));
    for (const id of page.ids) all.add(id);
    after = isNew && page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return all;
}
