import type { ThemeRule } from "../themeRules.ts";

/** Names of the elements and attributes of a page, and types of its inputs. */
export interface PageContent {
  readonly elements: ReadonlySet<string>;
  /** Attributes with and without their value, such as `data-energy` and `data-energy=A`. */
  readonly attributes: ReadonlySet<string>;
}

/** Returns the names of the elements and attributes that the HTML of a page contains. */
export function findPageContent(html: string): PageContent {
  const attributes = new Set<string>();
  for (const [, name = "", value = ""] of html.matchAll(/ (type|data-[\w-]+)="([^"]*)"/g))
    attributes.add(name).add(`${name}=${value}`);
  // Told apart before their names are read, because pages repeat few of them a thousand times.
  const tags = new Set(html.match(/<[a-z][a-z\d]*/g));
  return { elements: new Set(Array.from(tags, (tag) => tag.slice(1))), attributes };
}

/** Conditions, the root of the tree, and steps of an animation. */
const NON_SELECTOR_PATTERN = /^(?:@|$|from$|to$)/;

/** Attributes that scripts set before theme.css has been loaded. */
const SCRIPT_ATTRIBUTES: ReadonlySet<string> = new Set(["data-early", "data-touched", "data-focus-visible"]);

/** Elements of the pseudo-elements that only some inputs have. */
const findPseudoElementOwner = (selector: string) => {
  if (selector.startsWith("::-webkit-search-")) return "input[type=search]";
  if (selector.startsWith("::-webkit-file-")) return "input[type=file]";
  return selector.startsWith("::-webkit-") ? "input" : selector;
};

/** Returns whether a selector is about an element that the page does not contain. */
function isAbsent(selector: string, { elements, attributes }: PageContent): boolean {
  const [, element = "", attribute = "", value = ""] =
    /^([a-z][a-z\d]*)?(?:\[(type|data-[\w-]+)(?:=["']?([\w-]+)["']?)?\])?/.exec(findPseudoElementOwner(selector)) ?? [];
  if (element !== "" && !elements.has(element)) return true;
  if (attribute === "" || SCRIPT_ATTRIBUTES.has(attribute)) return false;
  return !attributes.has(value === "" ? attribute : `${attribute}=${value}`);
}

/** Returns a rule with some of its selectors; null if none is left. Those in parentheses are not told apart. */
function filterSelectors(rule: ThemeRule, isKept: (selector: string) => boolean): ThemeRule | null {
  if (rule.value !== undefined) return rule;
  const children = rule.children.flatMap((child) => filterSelectors(child, isKept) ?? []);
  if (NON_SELECTOR_PATTERN.test(rule.head)) return { ...rule, children };
  const allSelectors = rule.head.includes("(") ? [rule.head] : rule.head.split(",");
  const selectors = allSelectors.map((selector) => selector.trim()).filter(isKept);
  return selectors.length > 0 ? { head: selectors.join(), children } : null;
}

/** Returns a tree of rules without those that are only about elements which the page does not contain. */
export const keepPresentRules = (root: ThemeRule, content: PageContent): ThemeRule =>
  filterSelectors(root, (selector) => selector.includes("(") || !isAbsent(selector, content)) ?? root;

const emptyContent: PageContent = { elements: new Set(), attributes: new Set() };

/** Returns the rules of a tree that are only about some of the given elements and attributes. */
export const keepNamedRules = (root: ThemeRule, content: PageContent): ThemeRule =>
  filterSelectors(root, (selector) => isAbsent(selector, emptyContent) && !isAbsent(selector, content)) ?? root;
