// Length of functions, in formatted lines.
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/**
 * Lists the functions of a file that exceed a number of lines.
 * @returns {{ name: string, line: number, lines: number }[]}
 */
export function longFunctions(file, maxLines) {
  const text = readFileSync(file, "utf8");
  const lineOf = (offset) => text.slice(0, offset).split("\n").length;
  const long = [];
  const visit = (node, name) => {
    if (Array.isArray(node)) for (const child of node) visit(child, name);
    if (!node || typeof node !== "object" || Array.isArray(node)) return;
    const own = node.id?.name ?? (typeof node.key?.name === "string" ? node.key.name : name);
    if (FUNCTIONS.has(node.type) && node.body) {
      const line = lineOf(node.start);
      const lines = lineOf(node.end) - line + 1;
      if (lines > maxLines) long.push({ name: own, line, lines });
    }
    for (const [key, child] of Object.entries(node)) if (key !== "parent") visit(child, own);
  };
  visit(parseSync(file, text).program.body, "?");
  return long;
}
