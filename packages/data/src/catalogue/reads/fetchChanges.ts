import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { GetChangedProductsDocument, type GetChangedProductsQuery } from "../../gql/graphql.ts";
import {
  createProductCollector,
  PAGE_SIZE,
  PAGE_TIMEOUT_MS,
  createProductsQuery,
  type FetchedProducts,
} from "./createProductCollector.ts";
import {
  readProductIdPage,
  readProductPage,
  readProductsById,
  type ProductPage,
  type ProductsQuery,
} from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Point in time up to which all product changes have been read. */
export interface ChangePosition {
  /** Time of the newest change that was read, in Unix milliseconds. */
  readonly at: number;
  /** Whether the mark was read in a later second than `at`: no further change can have the same time then. */
  readonly isSettled: boolean;
}

/**
 * State after the previous read of the catalogue: the ids of all products, the products that could not be read, and the
 * point in time up to which changes have been read.
 */
export interface KnownProductState {
  readonly mark: ChangePosition;
  /** Ids of all products that the shop lists, including those left out. */
  readonly ids: ReadonlySet<number>;
  /** Products that could not be read; some of them are retried. */
  readonly unreadable: readonly ProductProblem[];
}

/** Products that have changed since the previous read. `entries` contains only products that the storefront shows. */
export interface FetchedChanges extends FetchedProducts {
  /** Ids of all requested products: those in neither `entries` nor `problems` are no longer listed. */
  readonly ids: ReadonlySet<number>;
  readonly mark: ChangePosition;
}

const CHANGES_PAGE_SIZE = 20;
const MAX_RETRIES = 5;
/** A change further in the future than this is treated as an error or a clock difference. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

type ChangedProduct = NonNullable<GetChangedProductsQuery["products"]>["nodes"][number];

const createChangesQuery = (client: ShopClient): ProductsQuery<ChangedProduct> => ({
  client,
  document: GetChangedProductsDocument,
  orderby: "MODIFIED",
  timeoutMs: PAGE_TIMEOUT_MS,
});

const parseModificationTime = ({ modified: modificationTime }: ChangedProduct): number =>
  Date.parse(modificationTime ?? "");

/** Change position and number of products at the start of a full catalogue read. */
export interface CatalogueReadStart {
  /** Point in time up to which changes are known after the read; null where the shop does not expose it. */
  readonly mark: ChangePosition | null;
  /** Number of products; null where the shop does not expose it. */
  readonly total: number | null;
}

/** Reads the change position and the number of products, to be stored with a full read that starts now. */
export async function fetchCatalogueReadStart(
  client: ShopClient,
  unreadableProducts: readonly ProductProblem[],
): Promise<CatalogueReadStart> {
  const exclude = unreadableProducts.map(({ id }) => id);
  const { nodes, foundCount } = await readProductPage(createChangesQuery(client), {
    first: CHANGES_PAGE_SIZE,
    after: null,
    exclude,
  });
  const latestTime = Math.max(
    ...nodes.map(parseModificationTime).filter((time) => time <= Date.now() + MAX_CLOCK_SKEW_MS),
  );
  return { mark: Number.isFinite(latestTime) ? { at: latestTime, isSettled: false } : null, total: foundCount };
}

/**
 * Reads the products that have changed since the last check. Added and removed products are detected by the number of
 * products. If nothing has changed, a check is one small query. Reviews and renamed terms do not count as changes.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function fetchChanges(client: ShopClient, knownProducts: KnownProductState): Promise<FetchedChanges> {
  const changesPage = await readChangedIds(client, knownProducts);
  const unreadableIds = changesPage.problems.map(({ id }) => id);
  const expectedIds = new Set([...knownProducts.ids, ...changesPage.changed, ...unreadableIds]);
  const allIds =
    changesPage.foundCount === null || changesPage.foundCount === expectedIds.size
      ? expectedIds
      : await readAllIds(client);
  const missingIds = [...allIds].filter((id) => !knownProducts.ids.has(id));
  const removedIds = [...knownProducts.ids].filter((id) => !allIds.has(id));
  const ids = new Set([...changesPage.changed, ...missingIds].filter((id) => !unreadableIds.includes(id)));

  const query = createProductsQuery(client);
  const collector = createProductCollector(client);
  const list = [...ids];
  for (let start = 0; start < list.length; start += PAGE_SIZE)
    await collector.add(await readProductsById(query, list.slice(start, start + PAGE_SIZE)));
  const retriedProblems = knownProducts.unreadable.filter(({ id }) => allIds.has(id)).slice(0, MAX_RETRIES);
  for (const { id } of retriedProblems) await collector.add(await readProductsById(query, [id]));
  await collector.add({ nodes: [], problems: changesPage.problems });
  const allChangedIds = new Set([...ids, ...unreadableIds, ...removedIds, ...retriedProblems.map(({ id }) => id)]);
  return { ...collector.all(), ids: allChangedIds, mark: changesPage.mark };
}

/** Queries the newest changes until they are older than the mark. */
async function readChangedIds(
  client: ShopClient,
  { mark: changeMark, unreadable: unreadableProducts }: KnownProductState,
) {
  const query = createChangesQuery(client);
  const exclude = unreadableProducts.map(({ id }) => id);
  const changedIds: number[] = [];
  const problems: ProductProblem[] = [];
  let newestTime = changeMark.at;
  let foundCount: number | null = null;
  let cursor: string | null = null;
  do {
    // More changes than the first page holds suggest many more.
    const first = cursor === null ? CHANGES_PAGE_SIZE : PAGE_SIZE;
    const page: ProductPage<ChangedProduct> = await readProductPage(query, { first, after: cursor, exclude });
    if (cursor === null) ({ foundCount } = page);
    problems.push(...page.problems.filter(({ isShown }) => !isShown));
    const newChanges = page.nodes.filter(
      (node) =>
        parseModificationTime(node) > changeMark.at ||
        (parseModificationTime(node) === changeMark.at && !changeMark.isSettled),
    );
    changedIds.push(...newChanges.map(({ databaseId }) => databaseId));
    newestTime = Math.max(
      newestTime,
      ...newChanges.map(parseModificationTime).filter((time) => time <= Date.now() + MAX_CLOCK_SKEW_MS),
    );
    // Thousands of products may share the time of one import: where no other change can have the same time, the first
    // of them ends the search.
    const isChangeMarkReached = page.nodes.some(
      (node) =>
        parseModificationTime(node) < changeMark.at ||
        (parseModificationTime(node) === changeMark.at && changeMark.isSettled),
    );
    const { hasNextPage, endCursor } = page.pageInfo;
    cursor = !isChangeMarkReached && hasNextPage && endCursor !== cursor ? endCursor : null;
  } while (cursor !== null);
  return {
    changed: changedIds,
    problems,
    foundCount,
    mark: { at: newestTime, isSettled: newestTime === changeMark.at },
  };
}

async function readAllIds(client: ShopClient): Promise<ReadonlySet<number>> {
  const allIds = new Set<number>();
  let cursor: string | null = null;
  do {
    const variables = { first: PAGE_SIZE, after: cursor };
    const page = await readProductIdPage({ client, orderby: "DATE", timeoutMs: PAGE_TIMEOUT_MS }, variables);
    const isNew = page.ids.some((id) => !allIds.has(id));
    for (const id of page.ids) allIds.add(id);
    cursor = isNew && page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (cursor !== null);
  return allIds;
}
