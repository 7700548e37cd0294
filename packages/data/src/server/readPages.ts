/** One page of a connection. */
export interface PageOf<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Reads a connection page by page and yields its nodes. Stops at a repeated cursor, because the shop returns the first
 * page for an unknown cursor.
 */
export async function* readPages<Node>(
  readPage: (after: string | null) => Promise<PageOf<Node>>,
): AsyncGenerator<Node> {
  const seenCursors = new Set<string>();
  let after: string | null = null;
  do {
    const page: PageOf<Node> = await readPage(after);
    yield* page.nodes;
    const { hasNextPage, endCursor } = page.pageInfo;
    after = hasNextPage && endCursor && !seenCursors.has(endCursor) ? endCursor : null;
    if (after) seenCursors.add(after);
  } while (after);
}
