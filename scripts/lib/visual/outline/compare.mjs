// Compares two outlines of a picture: what has changed in the accessibility tree and in the styles.
import { diffArrays } from "diff";
import { INHERITED, INITIAL } from "./properties.mjs";

/** Number of lines, of groups, and of names in a group, that a reader is shown. */
const MAX_LINES = 80;
const MAX_GROUPS = 30;
const MAX_NAMES = 6;
/** Parts of a page that say where an element is. */
const PLACES = /^(?:section|region|article|form|dialog|alertdialog|banner|contentinfo|navigation|listitem|row)\b/;

/**
 * Difference of two outlines.
 * @typedef {object} OutlineDifference
 * @property {Listed<{ isAdded: boolean, text: string }>} tree Lines of the accessibility tree.
 * @property {Listed<{ changes: { property: string, before: string, after: string }[], elements: Listed<string> }>} styles
 * Elements with the same changes.
 * @property {Listed<string>} sizes Elements of which the size alone has changed.
 */

/** First entries of a list, and its length. @template T @typedef {{ entries: T[], count: number }} Listed */

/**
 * Compares outlines.
 * @param {import("./outline.mjs").Outline} before
 * @param {import("./outline.mjs").Outline} after
 * @returns {OutlineDifference}
 */
export function compareOutlines(before, after) {
  const changed = changedElements(resolve(before), resolve(after));
  const restyled = changed.filter(({ changes }) => changes.length > 0);
  const resized = changed.filter(({ changes }) => changes.length === 0);
  const groups = [...Map.groupBy(restyled, ({ changes }) => JSON.stringify(changes)).values()].map((group) => ({
    changes: group[0].changes,
    elements: list(group.map(inWords), MAX_NAMES),
  }));
  return {
    tree: list(changedLines(before.tree.split("\n"), after.tree.split("\n")), MAX_LINES),
    styles: list(groups, MAX_GROUPS),
    sizes: list(resized.map(inWords), MAX_GROUPS),
  };
}

const list = (all, max) => ({ entries: all.slice(0, max), count: all.length });

const inWords = ({ name, size }) => (size ? `${name}: ${size}` : name);

const changedLines = (before, after) =>
  diffArrays(before, after)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) => value.map((text) => ({ isAdded: added, text })));

/** Elements with all of their properties, and the index of their parent (-1 for none). */
function resolve({ styles, elements }) {
  const ancestors = [];
  const resolved = [];
  for (const [index, [depth, kind, text, style, width, height]] of elements.entries()) {
    const parent = depth > 0 ? (ancestors[depth - 1] ?? -1) : -1;
    ancestors[depth] = index;
    const inherited = INHERITED.map((property) => [property, resolved[parent]?.values[property] ?? ""]);
    const values = { ...INITIAL, ...Object.fromEntries(inherited), ...styles[style] };
    resolved.push({ depth, kind, text, parent, values, size: `${width} × ${height}` });
  }
  return resolved;
}

/** Elements that both have and that differ, with what has changed. A value that the parent passes on is named there. */
function changedElements(before, after) {
  const changes = new Map();
  const pairs = pairUp(before, after);
  for (const [index, other] of pairs) {
    const [was, is] = [before[index].values, after[other].values];
    const properties = [...INHERITED, ...Object.keys(INITIAL)].filter((property) => was[property] !== is[property]);
    changes.set(
      other,
      properties.map((property) => ({ property, before: was[property], after: is[property] })),
    );
  }
  const isPassedOn = (parent, { property, before: was, after: is }) =>
    INHERITED.includes(property) &&
    changes.get(parent)?.some((one) => one.property === property && one.before === was && one.after === is);
  return pairs
    .map(([index, other]) => ({
      name: nameOf(after, other),
      changes: changes.get(other).filter((one) => !isPassedOn(after[other].parent, one)),
      size: before[index].size === after[other].size ? "" : `${before[index].size} → ${after[other].size}`,
    }))
    .filter((one) => one.changes.length > 0 || one.size !== "");
}

/** Pairs of indices of the same element: equal by kind and text, and of what is left between these by kind. */
function pairUp(before, after) {
  const match = (one, other, signatureOf) => {
    const [pairs, gaps] = [[], []];
    let [index, otherIndex] = [0, 0];
    const parts = diffArrays(
      one.map((at) => signatureOf(before[at])),
      other.map((at) => signatureOf(after[at])),
    );
    let gap = { one: [], other: [] };
    for (const { added, removed, count } of parts) {
      if (removed) gap.one.push(...one.slice(index, (index += count)));
      else if (added) gap.other.push(...other.slice(otherIndex, (otherIndex += count)));
      else {
        gaps.push(gap);
        gap = { one: [], other: [] };
        for (let step = 0; step < count; step += 1) pairs.push([one[index++], other[otherIndex++]]);
      }
    }
    return { pairs, gaps: [...gaps, gap] };
  };
  const { pairs, gaps } = match([...before.keys()], [...after.keys()], ({ kind, text }) => `${kind} ${text}`);
  const others = gaps.flatMap((gap) => match(gap.one, gap.other, ({ kind }) => kind).pairs);
  return [...pairs, ...others].toSorted(([, a], [, b]) => a - b);
}

/** `button "Add to cart" in "Cart"`: the role or the tag, the text or the first one within, and the part of the page. */
function nameOf(elements, index) {
  const { kind, text, parent } = elements[index];
  const label = text || textWithin(elements, index, () => true);
  const place = placeOf(elements, parent);
  return `${kind}${label ? ` "${label}"` : ""}${place && place !== label ? ` in "${place}"` : ""}`;
}

/** Name of the nearest part of the page that has one: its label, or its first heading. */
function placeOf(elements, index) {
  for (let at = index; at >= 0; at = elements[at].parent) {
    const { kind, text } = elements[at];
    const name = PLACES.test(kind) && (text || textWithin(elements, at, (one) => one.kind.startsWith("heading")));
    if (name) return name;
  }
  return "";
}

function textWithin(elements, index, isWanted) {
  for (let at = index + 1; at < elements.length && elements[at].depth > elements[index].depth; at += 1)
    if (elements[at].text && isWanted(elements[at])) return elements[at].text;
  return "";
}
