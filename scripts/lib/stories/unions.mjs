// Unions of the domain, and the stories that show their members.
import { parseAst } from "vite";

/**
 * Names of unions whose members a reader sees: stock, prices, failures, states of orders, repairs and opening hours,
 * what becomes of what was sent, why something cannot be chosen or sent back, the purpose and the steps of an order, and
 * the variants of a product: how it is bought, what it fits, what a shopper is told of it.
 */
const SEEN =
  /(?:State|Status|Failure|Price|Result|Outcome|Obstacle|Purpose|RefusalRule|(?:Product|Fit|Alert|OrderStep)Kind)$/;

/** Properties that tell the members of a union of objects apart. */
const TAGS = new Set(["kind", "state", "isOpen"]);

/**
 * Returns the unions that files export, with their members; a union within another counts there as its own.
 * @param {string[]} texts
 * @returns {Map<string, string[]>}
 */
export function unionsOf(texts) {
  const unions = new Map();
  for (const text of texts) {
    const { body } = parseAst(text, { lang: "ts" });
    const declarations = body.map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node));
    const arrays = new Map(declarations.flatMap(arraysOf));
    for (const node of declarations) {
      if (node?.type !== "TSTypeAliasDeclaration" || !SEEN.test(node.id.name)) continue;
      const members = membersOf(node.typeAnnotation, arrays);
      if (members.length > 0) unions.set(node.id.name, members);
    }
  }
  return unions;
}

/** Constant arrays of strings of a declaration: pairs of a name and the strings. */
function arraysOf(node) {
  if (node?.type !== "VariableDeclaration") return [];
  return node.declarations.flatMap(({ id, init }) => {
    const array = init?.type === "TSAsExpression" ? init.expression : init;
    if (array?.type !== "ArrayExpression") return [];
    return [[id.name, array.elements.flatMap((item) => (typeof item?.value === "string" ? [item.value] : []))]];
  });
}

function membersOf(node, arrays) {
  switch (node?.type) {
    case "TSUnionType":
      return node.types.flatMap((type) => membersOf(type, arrays));
    case "TSParenthesizedType":
      return membersOf(node.typeAnnotation, arrays);
    case "TSLiteralType":
      return ["string", "boolean"].includes(typeof node.literal.value) ? [String(node.literal.value)] : [];
    case "TSIndexedAccessType":
      return arrays.get(innerOf(node.objectType).exprName?.name) ?? [];
    case "TSTypeLiteral":
      return node.members.flatMap(({ key, typeAnnotation }) =>
        TAGS.has(key?.name) ? membersOf(typeAnnotation?.typeAnnotation, arrays) : [],
      );
    default:
      return [];
  }
}

const innerOf = (type) => (type.type === "TSParenthesizedType" ? type.typeAnnotation : type);

/**
 * Returns the faults of the list of members: one that no story shows and that has no reason, one that does not exist
 * (any more), stories that do not exist, that are on no picture without a reason, or on one in spite of it, and members
 * that are missing in the file of a story that is named for several.
 * @param {Record<string, Record<string, string | { story?: string, reason: string }>>} storiesByUnion Stories by union and member.
 * @param {Map<string, string[]>} unions
 * @param {Map<string, string>} stories Sources of all stories, by name.
 * @param {(story: string) => boolean} isPictured
 * @returns {string[]} a sentence each
 */
export function faultsOfUnions(storiesByUnion, unions, stories, isPictured) {
  const named = Object.values(storiesByUnion).flatMap((members) => Object.values(members));
  const shared = new Set(named.filter((cell, index) => named.indexOf(cell) !== index));
  const faultOf = (union, member) => {
    const cell = storiesByUnion[union]?.[member];
    if (cell === undefined) return `No story shows ${union} "${member}": name one in packages/ui/docs/unions.json`;
    if (typeof cell === "object") {
      if (!cell.reason) return `${union} "${member}" has neither a story nor a reason`;
      if (cell.story === undefined) return null;
      if (!stories.has(cell.story)) return `${union} "${member}" names the story ${cell.story}, which does not exist`;
      return isPictured(cell.story)
        ? `${union} "${member}" gives a reason for the story ${cell.story}, which is on a picture`
        : null;
    }
    const source = stories.get(cell);
    if (source === undefined) return `${union} "${member}" names the story ${cell}, which does not exist`;
    if (!isPictured(cell)) return `${union} "${member}" names the story ${cell}, which is on no picture`;
    return shared.has(cell) && !source.includes(`"${member}"`)
      ? `The story ${cell} shows several members, but its file has no "${member}" of ${union}: add it there`
      : null;
  };
  const old = Object.entries(storiesByUnion).flatMap(([union, members]) =>
    Object.keys(members)
      .filter((member) => !unions.get(union)?.includes(member))
      .map((member) => `${union} has no member "${member}": remove it from packages/ui/docs/unions.json`),
  );
  const missing = [...unions].flatMap(([union, members]) => members.map((member) => faultOf(union, member)));
  return [...missing.filter((fault) => fault !== null), ...old];
}
