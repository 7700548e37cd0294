import { GraphQLError, Kind, type ASTNode, type SelectionSetNode, type ValidationContext } from "graphql";

/** Maximum query depth; no storefront query reaches it, but recursive introspection does. */
const MAX_DEPTH = 20;

/** Creates a GraphQL validation rule that limits the depth of operations to twenty levels. */
export function createDepthLimitRule(context: ValidationContext) {
  const measureDepth = (selections: SelectionSetNode | undefined, visitedFragments: readonly string[]): number => {
    if (selections === undefined) return 0;
    return Math.max(
      0,
      ...selections.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return 1 + measureDepth(selection.selectionSet, visitedFragments);
        if (selection.kind === Kind.INLINE_FRAGMENT) return measureDepth(selection.selectionSet, visitedFragments);
        const name = selection.name.value;
        return visitedFragments.includes(name)
          ? 0
          : measureDepth(context.getFragment(name)?.selectionSet, [...visitedFragments, name]);
      }),
    );
  };
  return {
    OperationDefinition(node: ASTNode & { readonly selectionSet: SelectionSetNode }) {
      const depth = measureDepth(node.selectionSet, []);
      if (depth <= MAX_DEPTH) return;
      context.reportError(
        new GraphQLError(
          `The server administrator has limited the max query depth to ${MAX_DEPTH}, but the requested query has ${depth} levels.`,
          { nodes: node },
        ),
      );
    },
  };
}
