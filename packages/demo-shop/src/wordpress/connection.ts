import { UserError } from "./UserError.ts";
import { toGlobalId, parseGlobalId } from "./text.ts";

/** Pagination arguments of a connection. */
export interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** Relay connection. `E` is the type of the additional fields of an edge. */
export interface Connection<N, E extends object = object> {
  readonly nodes: readonly N[];
  readonly edges: readonly ({ readonly cursor: string; readonly node: N } & E)[];
  readonly pageInfo: PageInfo;
}

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly offsetPagination?: { readonly hasMore: boolean; readonly hasPrevious: boolean; readonly total: number };
}

const DEFAULT_PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** Page of a list, with flags that tell whether there are items before and after it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly before: boolean;
  readonly behind: boolean;
}

/**
 * Returns one page of a list. As in WooGraphQL, a page has at most 100 items, and an unknown cursor returns the first
 * page.
 * @param fallback Page size if the arguments contain none or 0.
 * @throws UserError if `first` or `last` is negative
 */
export function paginate<T>(
  items: readonly T[],
  args: PageArgs,
  getId: (item: T) => number | string,
  fallback = DEFAULT_PAGE_SIZE,
): Page<T> {
  for (const name of ["first", "last"] as const) {
    if ((args[name] ?? 0) < 0) throw new UserError(`${name} must be a positive integer.`);
  }
  const size = Math.min(args.first || args.last || fallback, MAX_PAGE_SIZE);
  const position = (cursor: string | null | undefined) => {
    const id = cursor ? parseGlobalId(cursor) : null;
    return id === null ? -1 : items.findIndex((item) => String(getId(item)) === id.id);
  };
  if (args.last && !args.first) {
    const end = position(args.before);
    const endIndex = end === -1 ? items.length : end;
    const start = Math.max(0, endIndex - size);
    return { items: items.slice(start, endIndex), before: start > 0, behind: endIndex < items.length };
  }
  const start = position(args.after) + 1;
  return { items: items.slice(start, start + size), before: start > 0, behind: start + size < items.length };
}

/** Creates an edge without additional fields. */
export const createEmptyEdge = () => ({});

/**
 * Creates a connection from a page of items. `node` resolves an item; `edge` returns the additional fields of its edge.
 */
export function toConnection<T, N, E extends object>(
  page: Page<T>,
  idOf: (item: T) => number | string,
  node: (item: T) => N,
  edge: (item: T) => E,
): Connection<N, E> {
  const edges = page.items.map((item) => ({
    cursor: toGlobalId("arrayconnection", idOf(item)),
    node: node(item),
    ...edge(item),
  }));
  return {
    nodes: edges.map((one) => one.node),
    edges,
    pageInfo: {
      hasNextPage: page.behind,
      hasPreviousPage: page.before,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Creates a connection from a list. */
export const createConnection = <T, N>(
  items: readonly T[],
  args: PageArgs,
  idOf: (item: T) => number | string,
  node: (item: T) => N,
): Connection<N> => toConnection(paginate(items, args, idOf), idOf, node, createEmptyEdge);

/** Creates a connection without nodes. */
export const createEmptyConnection = (args: PageArgs): Connection<null> =>
  createConnection(
    [],
    args,
    () => 0,
    () => null,
  );
