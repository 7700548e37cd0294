// Reads strings out of syntax trees.

/** Returns the line of an offset in a text, from 1. */
export const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;

/** Lists the strings that an expression can result in, without calls and names. */
export function stringsOf(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked ?? value.raw);
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return stringsOf(node.expression);
    case "ConditionalExpression":
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : stringsOf(node.left)), ...stringsOf(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...stringsOf(node.left), ...stringsOf(node.right)] : [];
    default:
      return [];
  }
}

/**
 * Calls a function with every node of a syntax tree.
 * @param node Node or list of nodes.
 * @param {(node: object) => void} look
 */
export function eachNode(node, look) {
  if (Array.isArray(node)) for (const child of node) eachNode(child, look);
  if (!node || typeof node !== "object" || Array.isArray(node)) return;
  if (typeof node.type === "string") look(node);
  for (const [key, child] of Object.entries(node)) if (key !== "parent") eachNode(child, look);
}
