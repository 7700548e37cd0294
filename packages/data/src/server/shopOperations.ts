import { Kind, type DocumentNode } from "graphql";
import * as documents from "../gql/graphql.ts";

/** Returns the name of a document's operation; null for a fragment. */
function getOperationName(document: DocumentNode): string | null {
  const [first] = document.definitions;
  return first?.kind === Kind.OPERATION_DEFINITION ? (first.name?.value ?? null) : null;
}

/** Documents of all operations that the browser or the server sends to the shop, by name. */
export const shopOperations: ReadonlyMap<string, DocumentNode> = new Map(
  Object.values(documents).flatMap((document): [string, DocumentNode][] => {
    const name = getOperationName(document);
    return name === null ? [] : [[name, document]];
  }),
);
