/** Item of the query parameter `filter`: `name[value1,value2]`. */
export interface FilterItem {
  readonly name: string;
  /** "" preserves the position of a missing value. */
  readonly values: readonly string[];
}

/**
 * Parses the items of the query parameter `filter`: `name[v1,v2],name2[v3]`. Invalid items are skipped; values with
 * invalid percent-encoding are treated as missing.
 */
export function readFilterItems(text: string): readonly FilterItem[] {
  return splitItems(text).flatMap((itemText) => parseFilterItem(itemText.trim()) ?? []);
}

function parseFilterItem(itemText: string): FilterItem | null {
  const start = itemText.indexOf("[");
  const [name, values] = [itemText.slice(0, Math.max(0, start)), itemText.slice(start + 1, -1)];
  if (name.trim() === "" || !itemText.endsWith("]") || name.includes("]") || /[[\]]/.test(values)) return null;
  return { name: name.trim(), values: values.split(",").map(decodeValue) };
}

/** Serializes an item of the query parameter `filter`; delimiters in values are percent-encoded. */
export const stringifyFilterItem = ({ name, values }: FilterItem): string =>
  `${name}[${values.map(stringifyFilterValue).join(",")}]`;

/** Serializes a value of a filter item. */
export const stringifyFilterValue = (value: string): string =>
  value.replaceAll(/[%[\],]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Splits at the commas outside of brackets; an unclosed bracket is treated as text. */
function splitItems(text: string): readonly string[] {
  const bracketEnds = matchBrackets(text);
  const itemTexts: string[] = [];
  let start = 0;
  for (let charIndex = 0; charIndex < text.length; charIndex = (bracketEnds.get(charIndex) ?? charIndex) + 1) {
    if (text[charIndex] !== ",") continue;
    itemTexts.push(text.slice(start, charIndex));
    start = charIndex + 1;
  }
  return [...itemTexts, text.slice(start)];
}

/** Returns the index of each closing bracket by that of its opening one. */
function matchBrackets(text: string): ReadonlyMap<number, number> {
  const bracketEnds = new Map<number, number>();
  const openBracketIndexes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "[") openBracketIndexes.push(at);
    const start = text[at] === "]" ? openBracketIndexes.pop() : undefined;
    if (start !== undefined) bracketEnds.set(start, at);
  }
  return bracketEnds;
}
