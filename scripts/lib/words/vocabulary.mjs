// Identifiers and comments of production code, for a review of the project's language.
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

const GENERATED = /(?:^|\/)(?:gql|testing|\.react-router)\/|\.generated\.|ForStories\./;

/** Whether a file contains production code: no tests, stories, generated or declaration files. */
export const isProduction = (path) =>
  /\.tsx?$/.test(path) && !/\.(?:test|spec|stories|typecheck|d)\.tsx?$/.test(path) && !GENERATED.test(path);

/**
 * Lists the declarations of a file: functions, types, constants, variables and parameters, each name once.
 * @returns {{ name: string, line: number }[]}
 */
export function identifiersIn(path, text = readFileSync(path, "utf8")) {
  const names = new Map();
  const add = (node) => {
    if (node?.type === "Identifier" && !names.has(node.name)) names.set(node.name, lineOf(text, node.start));
  };
  const addPattern = (pattern) => {
    if (!pattern) return;
    if (pattern.type === "ObjectPattern")
      for (const { value, argument } of pattern.properties) addPattern(value ?? argument);
    else if (pattern.type === "ArrayPattern") pattern.elements.forEach(addPattern);
    else if (pattern.type === "AssignmentPattern") addPattern(pattern.left);
    else if (pattern.type === "RestElement") addPattern(pattern.argument);
    else if (pattern.type === "TSParameterProperty") addPattern(pattern.parameter);
    else add(pattern);
  };
  walk(parseSync(path, text).program, (node) => {
    if (node.type === "VariableDeclarator") addPattern(node.id);
    else if (/^(?:Function|ArrowFunction)/.test(node.type)) {
      add(node.id);
      for (const parameter of node.params) addPattern(parameter);
    } else if (/^(?:Class|TSInterface|TSTypeAlias)Declaration$/.test(node.type)) add(node.id);
  });
  return [...names].map(([name, line]) => ({ name, line }));
}

/**
 * Lists the comments of exported names.
 * @returns {{ name: string, line: number, comment: string }[]} Comments on one line, without comment markers.
 */
export function commentsIn(path, text = readFileSync(path, "utf8")) {
  const { program, comments } = parseSync(path, text);
  return program.body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : null;
    const name = declaration?.id?.name ?? declaration?.declarations?.[0]?.id?.name;
    const comment = comments.findLast(({ end }) => end <= node.start && /^\s*$/.test(text.slice(end, node.start)));
    if (!name || comment?.type !== "Block") return [];
    const plain = comment.value
      .replace(/^\*/, "")
      .replaceAll(/\n\s*\* ?/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return [{ name, line: lineOf(text, node.start), comment: plain }];
  });
}

const lineOf = (text, offset) => text.slice(0, offset).split("\n").length;

function walk(node, visit) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (node && typeof node === "object") {
    if (node.type) visit(node);
    for (const [key, child] of Object.entries(node)) if (key !== "parent") walk(child, visit);
  }
}
