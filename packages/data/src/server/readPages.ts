/** Page of a GraphQL connection: its nodes and page information. */
export interface ConnectionPage<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/**
 * Reads all pages of a GraphQL connection and yields their nodes. Stops at a repeated cursor, because the shop returns
 * the first page for an unknown cursor.
 */
export async function* readPages<Node>(
  readPage: (cursor: string | null) => Promise<ConnectionPage<Node>>,
): AsyncGenerator<Node> {
  const seenCursors = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: ConnectionPage<Node> = await readPage(cursor);
    yield* page.nodes;
    const { hasNextPage, endCursor } = page.pageInfo;
    cursor = hasNextPage && endCursor && !seenCursors.has(endCursor) ? endCursor : null;
    if (cursor) seenCursors.add(cursor);
  } while (cursor);
}
