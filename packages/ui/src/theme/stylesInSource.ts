import { parseAst } from "vitest/node";

/** What a style can be set to in source text. */
export type StyleValue = string | number | boolean;

/** A name that stands as a key or an attribute, with the literals that it gets and the files in which it does. */
export interface StyleUse {
  values: Set<StyleValue>;
  files: Set<string>;
}

type Node = { type?: unknown; [key: string]: unknown };

/**
 * Every key of an object and every attribute of an element in TypeScript sources, by name. For tests only:
 * it cannot tell styles from other keys, so whoever asks looks up the names that interest him.
 */
export function stylesInSource(sources: Iterable<readonly [file: string, text: string]>): Map<string, StyleUse> {
  const found = new Map<string, StyleUse>();
  for (const [file, text] of sources) {
    visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }), (name, value) => {
      const use = found.get(name) ?? { values: new Set(), files: new Set() };
      found.set(name, use);
      use.files.add(file.slice(file.lastIndexOf("/") + 1));
      for (const literal of literals(value)) use.values.add(literal);
    });
  }
  return found;
}

/** Attributes of moving elements: their keys are framer-motion's, not styles. */
const MOTION = new Set(["initial", "animate", "exit", "transition", "variants"]);

function visit(node: unknown, report: (name: string, value: unknown) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, report);
  if (!isNode(node)) return;
  if (node.type === "JSXAttribute" && isNode(node["name"]) && MOTION.has(String(node["name"]["name"]))) return;
  const key =
    node.type === "JSXAttribute"
      ? node["name"]
      : node.type === "Property" && node["computed"] !== true
        ? node["key"]
        : undefined;
  if (isNode(key)) report(String(key["name"] ?? key["value"]), node["value"]);
  for (const child of Object.values(node)) visit(child, report);
}

/** What a value can become: through conditions, objects and lists, but not through calls, elements and calculations; an attribute alone is true. */
function literals(node: unknown): StyleValue[] {
  if (node === null) return [true];
  if (Array.isArray(node)) return node.flatMap((child) => literals(child));
  if (!isNode(node)) return [];
  switch (node.type) {
    case "Literal":
      return isStyleValue(node["value"]) ? [node["value"]] : [];
    case "ConditionalExpression":
      return [...literals(node["consequent"]), ...literals(node["alternate"])];
    case "JSXExpressionContainer":
    case "TSAsExpression":
      return literals(node["expression"]);
    case "ObjectExpression":
      return literals(node["properties"]);
    case "Property":
      return literals(node["value"]);
    case "ArrayExpression":
      return literals(node["elements"]);
    default:
      return [];
  }
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

const isStyleValue = (value: unknown): value is StyleValue => ["string", "number", "boolean"].includes(typeof value);
