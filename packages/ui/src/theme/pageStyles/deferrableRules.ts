import { findClassName, groupRulesByClass } from "./rulesByClass.ts";
import { listPropertyNames, listSelectors } from "./splitRules.ts";

/** Conditions whose rules no first paint on a screen needs. */
const LATE_CONDITION_PATTERN = /^@media (?:print|\(hover: ?hover\)|\(forced-colors: ?active\))/;

/** States that an element takes only when it is used. */
const USED_STATE_PATTERN = /:hover|:active|:focus/;

/** States that an element may have from the beginning, with the HTML by which it has them. */
const INITIAL_STATES = [
  [/:disabled/, / disabled=""/],
  [/\[aria-disabled=true\]/, / aria-disabled="true"/],
  [/\[aria-busy=true\]/, / aria-busy="true"/],
  [/\[aria-invalid=true\]/, / aria-invalid="true"/],
  [/:checked/, / checked=""/],
  [/\[open\]/, /<(?:details|dialog)[^>]* open=""/],
] as const;

/** Place in a page where the footer begins; its styles can come right before it. */
const FOOTER_START = "</main><footer";

function countOccurrences(text: string, part: string): number {
  let count = 0;
  for (let index = text.indexOf(part); index !== -1; index = text.indexOf(part, index + part.length)) count += 1;
  return count;
}

/** Returns whether a page's HTML by React ends within a Suspense boundary. */
const isWithinBoundary = (html: string): boolean =>
  countOccurrences(html, "<!--$") > countOccurrences(html, "<!--/$-->");

/**
 * Returns the index before a page's footer where an element that React does not know can stand; -1 for a page without
 * one. A footer within a Suspense boundary has none (pages of errors): there React takes such an element for a fault, and
 * renders the whole page anew.
 */
export const findFooter = (html: string): number => {
  const index = html.indexOf(FOOTER_START);
  return index === -1 || isWithinBoundary(html.slice(0, index)) ? -1 : index + "</main>".length;
};

/** Returns the classes of all elements; lists of classes are told apart first, because pages repeat most of them. */
function collectClassNames(html: string): ReadonlySet<string> {
  const attributes = new Set(html.match(/ class="[^"]*"/g));
  return new Set(Array.from(attributes, (attribute) => attribute.slice(' class="'.length, -1).split(" ")).flat());
}

/** When a rule can come right before the footer of a page. */
export interface Deferral {
  /** Class that the rule is about; an empty string for rules about none. */
  readonly className: string;
  /** Whether the order of the rule among all styles matters in any case. */
  readonly isBound: boolean;
  /**
   * Indexes of the {@link INITIAL_STATES} that no element of the page may have; null if the rule is about more than
   * states.
   */
  readonly states: readonly number[] | null;
}

/** Returns the initial states that a selector is about; null if it is about more than states. */
function readStates(selector: string): readonly number[] | null {
  const positiveParts = selector.replaceAll(/:not\([^()]*\)/g, "");
  // A list of selectors may also be about other elements.
  if (positiveParts.replaceAll(/\([^()]*\)/g, "").includes(",")) return null;
  if (USED_STATE_PATTERN.test(positiveParts)) return [];
  const states = INITIAL_STATES.flatMap(([state], index) => (state.test(positiveParts) ? [index] : []));
  return states.length > 0 ? states : null;
}

/** Reads from a rule when it can come right before a footer. */
export function readDeferral(rule: string): Deferral {
  const className = findClassName(rule);
  const states = LATE_CONDITION_PATTERN.test(rule) ? [[]] : listSelectors(rule).map(readStates);
  return {
    className,
    // Animations and positions of view transitions are declared elsewhere.
    isBound: className === "" || rule.includes("animation"),
    states: states.every((selectorStates) => selectorStates !== null) ? states.flat() : null,
  };
}

/**
 * Returns a function that tells whether a rule of a page's styles can come right before its footer: the rules of
 * classes that only the footer has, and those of states in which no element is when the page is first painted.
 */
export function createDeferralTest(html: string): (deferral: Deferral) => boolean {
  const footer = findFooter(html);
  if (footer === -1) return () => false;
  const mainClasses = collectClassNames(html.slice(0, footer));
  const footerClasses = collectClassNames(html.slice(footer));
  const presentStates = INITIAL_STATES.map(([, attribute]) => attribute.test(html));
  return ({ className, isBound, states }) =>
    !isBound &&
    ((footerClasses.has(className) && !mainClasses.has(className)) ||
      (states !== null && !states.some((state) => presentStates[state])));
}

/** Returns the part of a page that comes after its deferred styles. */
export const readFooter = (html: string): string => {
  const index = findFooter(html);
  return index === -1 ? "" : html.slice(index);
};

const isSameOrShorthand = (name: string, otherName: string) =>
  name === otherName || name.startsWith(`${otherName}-`) || otherName.startsWith(`${name}-`);

/** Returns whether two rules set the same property, so that their order matters. */
const doOverlap = (rule: string, otherRule: string) =>
  listPropertyNames(rule).some((name) =>
    listPropertyNames(otherRule).some((otherName) => isSameOrShorthand(name, otherName)),
  );

/**
 * Omits rules that would be applied after one that follows them in their class, because the style sheet comes after the
 * page's own styles.
 */
function keepOrder(rules: readonly string[], isDeferrable: (rule: string) => boolean): string[] {
  const laterRules: string[] = [];
  return rules
    .toReversed()
    .filter((rule) => {
      if (isDeferrable(rule) && !laterRules.some((laterRule) => doOverlap(rule, laterRule))) return true;
      laterRules.push(rule);
      return false;
    })
    .toReversed();
}

/**
 * Returns the rules of pages that can come right before the footer of one of them, by class, and those of a class in
 * their order.
 * @param otherPages Further pages whose elements are given these rules when their class has the same name.
 * @throws Error if a class name stands for different styles on different pages
 */
export function collectDeferrableRules(pages: readonly string[], otherPages: readonly string[] = []): string[] {
  const rulesByClass = groupRulesByClass([...pages, ...otherPages]);
  const deferrableRules = new Set(
    pages.flatMap((html) => {
      const isDeferrable = createDeferralTest(html);
      return [...groupRulesByClass([html]).values()].flat().filter((rule) => isDeferrable(readDeferral(rule)));
    }),
  );
  return [...rulesByClass.values()].flatMap((rules) => keepOrder(rules, (rule) => deferrableRules.has(rule)));
}
