// Finds icons of the sprite that no component and no screen names: readers would fetch them for nothing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { sourcesOfComponents } from "./source.mjs";
import { eachNode, stringsOf } from "./syntax.mjs";

/** Names of attributes, properties, values and functions that hold names of icons. */
const HOLDER = /icon/i;

/** Module that may name an icon. */
const MAY_NAME = /icon|placeholder=/i;

/** Icons that have an address of their own, such as `${iconSpriteUrl}#heart`. */
const ADDRESS = /#([a-z]\w*)[`"']/gi;

/** Returns whether an attribute holds names of icons: also `name` of Icon, and the `placeholder` of a picture. */
const isAttributeOfIcons = (element, name) =>
  HOLDER.test(name) || name === "placeholder" || (element === "Icon" && name === "name");

/** Lists all strings in a part of a syntax tree. */
function allStrings(node) {
  const strings = [];
  eachNode(node, ({ type, value }) => {
    if (type === "Literal" && typeof value === "string") strings.push(value);
  });
  return strings;
}

/**
 * Lists the strings of a module that stand where the name of an icon can stand.
 * @param {string} file Path, for its syntax.
 * @param {string} source
 * @returns {Set<string>}
 */
export function iconsNamedIn(file, source) {
  if (!MAY_NAME.test(source)) return new Set();
  const names = new Set([...source.matchAll(ADDRESS)].map(([, name]) => name));
  const add = (strings) => strings.forEach((text) => names.add(text));
  eachNode(parseSync(file, source).program.body, (node) => {
    if (node.type === "JSXOpeningElement")
      for (const attribute of node.attributes)
        if (attribute.type === "JSXAttribute" && isAttributeOfIcons(node.name.name, attribute.name.name))
          add(stringsOf(attribute.value));
    if (node.type === "Property" && HOLDER.test(node.key.name ?? "")) add(stringsOf(node.value));
    if (node.type === "VariableDeclarator" && HOLDER.test(node.id.name ?? "")) add(allStrings(node.init));
    if (node.type === "VariableDeclaration" && source.slice(node.start, node.end).includes("IconName"))
      add(allStrings(node));
  });
  return names;
}

const NAMES = "packages/ui/src/primitives/Icon/iconNames.json";

/**
 * Lists a sentence for each icon that only stories name, or nobody.
 * @param root Folder of the project.
 */
export function faultsOfIcons(root) {
  const named = new Set(
    sourcesOfComponents(root).flatMap((file) => [...iconsNamedIn(file, readFileSync(file, "utf8"))]),
  );
  return Object.keys(JSON.parse(readFileSync(join(root, NAMES), "utf8")))
    .filter((icon) => !named.has(icon))
    .map(
      (icon) =>
        `No component shows the icon "${icon}": remove it from ${NAMES}, and run node packages/ui/scripts/icons.mjs.`,
    );
}
