// Finds text for readers that is not a message: in JSX, and in attributes and properties that are shown.
import { parseSync } from "oxc-parser";
import { eachNode, lineOf, stringsOf } from "./syntax.mjs";

/** Attributes of HTML that are read out or shown, whatever they hold. */
const SHOWN = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
]);

/** Props and properties that hold text in this project; a single lower-case word is a key, such as `label="time"`. */
const NAMED = /^(?:description|heading|hint|label|placeholder|text|title)$|(?:Heading|Label|Text|Title)$/;

const hasWords = (text) => /\p{L}{2}/u.test(text);
const isSentence = (text) => hasWords(text) && /^\s*\p{Lu}|\p{L}\s+\p{L}/u.test(text);

/**
 * Lists the literal words of a component.
 * @param {string} file Path, for its syntax.
 * @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function literalWords(file, source) {
  const literals = [];
  const report = (node, texts) => {
    for (const text of texts)
      literals.push({ line: lineOf(source, node.start), text: text.trim().replaceAll(/\s+/g, " ") });
  };
  eachNode(parseSync(file, source).program.body, (node) => {
    if (node.type === "JSXText") report(node, [node.value].filter(hasWords));
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of node.children)
        if (child.type === "JSXExpressionContainer") report(child, stringsOf(child.expression).filter(hasWords));
    if (node.type === "JSXAttribute" && node.name.type === "JSXIdentifier")
      report(node, shownTexts(node.name.name, stringsOf(node.value)));
    if (node.type === "Property" && node.key.type === "Identifier" && !node.computed)
      report(node, NAMED.test(node.key.name) ? stringsOf(node.value).filter(isSentence) : []);
  });
  return literals;
}

const shownTexts = (name, texts) =>
  SHOWN.has(name) ? texts.filter(hasWords) : NAMED.test(name) ? texts.filter(isSentence) : [];
