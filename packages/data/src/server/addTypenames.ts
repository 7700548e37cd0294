import { Kind, visit, type DocumentNode, type SelectionSetNode } from "graphql";

/**
 * Adds `__typename` to all selection sets except the root of the operation, as Apollo's cache does. The response to an
 * operation sent by the gateway then has the shape of the browser's cache.
 */
export function addTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      enter(node, _key, parent): SelectionSetNode | undefined {
        const owner = parent && "kind" in parent ? parent : undefined;
        if (owner?.kind === Kind.OPERATION_DEFINITION) return undefined;
        const hasTypename = node.selections.some(
          (selection) => selection.kind === Kind.FIELD && selection.name.value === "__typename",
        );
        if (hasTypename) return undefined;
        const typenameField = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
        return { ...node, selections: [...node.selections, typenameField] };
      },
    },
  });
}
