/** One page of a connection. */
export interface PageOf<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Walks a connection from cursor to cursor and yields its nodes.
 * A cursor that comes twice ends the walk: the shop answers one that it does not know with the first page.
 */
export async function* readPages<Node>(
  readPage: (after: string | null) => Promise<PageOf<Node>>,
): AsyncGenerator<Node> {
  const seen = new Set<string>();
  let after: string | null = null;
  do {
    const page: PageOf<Node> = await readPage(after);
    yield* page.nodes;
    const { hasNextPage, endCursor } = page.pageInfo;
    after = hasNextPage && endCursor && !seen.has(endCursor) ? endCursor : null;
    if (after) seen.add(after);
  } while (after);
}
