import theme from "./theme.css?raw";
import { parseTheme, printRule, type ThemeRule } from "./themeRules.ts";

/** Maximum length of a value that replaces references to its variable. */
const MAX_INLINE_LENGTH = 14;

const VARIABLE_REFERENCE_PATTERN = /var\((--rw-[\w\\.-]+)\)/g;

interface Variable {
  /** Values under all conditions; a single value if it is the same in light and dark mode, on boards and in print. */
  readonly values: string[];
  /** Short name used in pages. */
  readonly alias: string;
}

const isVariable = ({ head: ruleHead, value }: ThemeRule) => value !== undefined && ruleHead.startsWith("--rw-");

function collectVariables(rule: ThemeRule, variables = new Map<string, Variable>()) {
  if (isVariable(rule)) {
    const variable = variables.get(rule.head) ?? { values: [], alias: `--${variables.size.toString(36)}` };
    variable.values.push(rule.value ?? "");
    variables.set(rule.head, variable);
  }
  for (const child of rule.children) collectVariables(child, variables);
  return variables;
}

const themeTree = parseTheme(theme);
const variables = collectVariables(themeTree);

/** Returns the value that replaces references to a variable, if it is short and unconditional; null otherwise. */
function findInlineValue({ values: [value = "", ...otherValues] }: Variable): string | null {
  const resolvedValue = otherValues.length === 0 ? inlineVariables(value) : value;
  return otherValues.length === 0 && resolvedValue.length <= MAX_INLINE_LENGTH && !resolvedValue.includes("var(")
    ? resolvedValue
    : null;
}

/** Replaces references to constants by their values, and other variable names by short names. */
function inlineVariables(css: string): string {
  return css.replaceAll(VARIABLE_REFERENCE_PATTERN, (reference, name: string) => {
    const variable = variables.get(name);
    return variable ? (findInlineValue(variable) ?? `var(${variable.alias})`) : reference;
  });
}

const listVariableNames = (css: string): readonly string[] =>
  [...css.matchAll(VARIABLE_REFERENCE_PATTERN)].map(([, name = ""]) => name);

/**
 * Returns whether a rule can wait for theme.css, which is linked at the end of the page. Includes the dark mode
 * selected by a class, which only the workshop uses: pages follow the system setting.
 */
const isDeferred = ({ head: ruleHead, children }: ThemeRule) =>
  ruleHead === ":root.dark" ||
  ruleHead === "@media (forced-colors: active)" ||
  (ruleHead === "@media print" && !children.some(({ head: selector }) => selector === ":root"));

/** Declarations of the reset that the global styles replace, or that nothing reads. */
const isReplaced = ({ head: ruleHead, value = "" }: ThemeRule) =>
  ruleHead === "--bg-currentcolor" || `${ruleHead}${value}`.includes("--font-fallback");

/** Returns the element that a selector is about, such as "input" for "input[type=text]"; an empty string if it is open. */
const findElementName = (selector: string) =>
  selector.startsWith("::-webkit-") ? "input" : (/^[a-z][a-z\d]*/.exec(selector)?.[0] ?? "");

/** Conditions, the root of the tree, and steps of an animation. */
const NON_SELECTOR_PATTERN = /^(?:@|$|from$|to$)/;

/** Returns whether a rule is only about elements that the page does not contain. */
const isForAbsentElements = ({ head: ruleHead, value }: ThemeRule, elementNames: ReadonlySet<string>) =>
  value === undefined &&
  !NON_SELECTOR_PATTERN.test(ruleHead) &&
  ruleHead.split(",").every((selector) => {
    const elementName = findElementName(selector.trim());
    return elementName !== "" && !elementNames.has(elementName);
  });

/**
 * Shorter conditions of the same weight in place of Chakra's, which also name states of components that no page contains
 * before it is hydrated.
 */
const SHORT_STATE_SELECTORS: Readonly<Record<string, string>> = {
  ":is(:hover,[data-hover])": ":hover",
  ":is(:focus-visible,[data-focus-visible])": ":focus-visible",
  ":is(:disabled,[disabled],[data-disabled],[aria-disabled=true])": ":is(:disabled,[aria-disabled=true])",
};

const shortenStateSelectors = (css: string) =>
  Object.entries(SHORT_STATE_SELECTORS).reduce(
    (shortenedCss, [longSelector, shortSelector]) => shortenedCss.replaceAll(longSelector, shortSelector),
    css,
  );

/** Removes the spaces after commas, except in texts. */
const removeSpaces = (css: string) => css.replaceAll(/"[^"]*"|'[^']*'|, /g, (match) => (match === ", " ? "," : match));

const isUnusedAnimation = ({ head: ruleHead }: ThemeRule, styles: string) =>
  ruleHead.startsWith("@keyframes ") && !styles.includes(ruleHead.slice("@keyframes ".length));

/** Returns the given variables and all variables that they refer to, transitively. */
function collectReferencedNames(names: readonly string[]): ReadonlySet<string> {
  const neededNames = new Set<string>();
  const pendingNames = [...names];
  for (let name = pendingNames.pop(); name !== undefined; name = pendingNames.pop()) {
    if (neededNames.has(name)) continue;
    neededNames.add(name);
    pendingNames.push(...listVariableNames(variables.get(name)?.values.join() ?? ""));
  }
  return neededNames;
}

/**
 * Returns the styles of a page together with the parts of theme.css that they depend on: reset, global styles, and the
 * referenced variables and animations. Short constants are inlined, and other variables get short names.
 * @param styles Styles of the page's elements.
 * @param html HTML of the page. Rules for elements that the page does not contain are omitted.
 */
export function addCriticalStyles(styles: string, html: string): string {
  const elementNames = new Set(html.match(/(?<=<)[a-z][a-z\d]*/g));
  const isUsed = (rule: ThemeRule) =>
    !isDeferred(rule) &&
    !isReplaced(rule) &&
    !isForAbsentElements(rule, elementNames) &&
    !isUnusedAnimation(rule, styles);
  const rules = printRule(themeTree, (rule) => isUsed(rule) && !isVariable(rule));
  const neededNames = collectReferencedNames(listVariableNames(styles + rules));
  const isNeeded = (rule: ThemeRule) => {
    if (!isVariable(rule)) return isUsed(rule);
    const variable = variables.get(rule.head);
    return neededNames.has(rule.head) && variable !== undefined && findInlineValue(variable) === null;
  };
  const sharedCss = printRule(themeTree, isNeeded, ({ head: ruleHead }) => variables.get(ruleHead)?.alias ?? ruleHead);
  return shortenStateSelectors(removeSpaces(inlineVariables(sharedCss + styles)));
}
