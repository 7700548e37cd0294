import theme from "./theme.css?raw";
import { findPageContent, keepNamedRules, keepPresentRules } from "./pageStyles/absentRules.ts";
import { cacheByText } from "./pageStyles/cacheByText.ts";
import {
  collectDeferrableRules,
  createDeferralTest,
  findFooter,
  readDeferral,
  readFooter,
} from "./pageStyles/deferrableRules.ts";
import { minifyCss } from "./pageStyles/minifyCss.ts";
import { splitRules } from "./pageStyles/splitRules.ts";
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
const namesByAlias = new Map(Array.from(variables, ([name, { alias }]) => [alias, name]));

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

/** Parts of the reset that the global styles replace, or that nothing reads. */
const isReplaced = ({ head: ruleHead, value = "" }: ThemeRule) =>
  ruleHead === "--bg-currentcolor" ||
  ruleHead.startsWith(":-moz-") ||
  `${ruleHead}${value}`.includes("--font-fallback");

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

const isInPages = (rule: ThemeRule) => !isDeferred(rule) && !isReplaced(rule);

const ANIMATION_START = "@keyframes ";

const listAnimationNames = ({ head: ruleHead, children }: ThemeRule): readonly string[] =>
  ruleHead.startsWith(ANIMATION_START)
    ? [ruleHead.slice(ANIMATION_START.length)]
    : children.flatMap(listAnimationNames);

const animationNames = listAnimationNames(themeTree);

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

const formatVariableName = ({ head: ruleHead }: ThemeRule) => variables.get(ruleHead)?.alias ?? ruleHead;

/** Shortens the rules of a page: constants, names of variables, conditions, and spelling. */
const shortenRules = (css: string) => shortenStateSelectors(minifyCss(inlineVariables(css)));

/** Returns a function that tells whether one of the given names is declared as a variable. */
function createVariableTest(names: readonly string[]): (rule: ThemeRule) => boolean {
  const neededNames = collectReferencedNames(names);
  return (rule) => {
    const variable = variables.get(rule.head);
    return neededNames.has(rule.head) && variable !== undefined && findInlineValue(variable) === null;
  };
}

/** Reads what each rule of a style says, whatever the page. */
const readStyle = cacheByText((style) =>
  splitRules(style.replaceAll(";}", "}")).map((rule) => ({
    css: shortenRules(rule),
    deferral: readDeferral(rule),
    animations: animationNames.filter((name) => rule.includes(name)),
    variableNames: listVariableNames(rule),
  })),
);

/**
 * Returns the styles of a page together with the parts of theme.css that they depend on: reset, global styles, and the
 * referenced variables and animations. Short constants are inlined, and other variables get short names.
 * @param styles Styles of the page's elements, in their order.
 * @param html HTML of the page. Rules for elements that the page does not contain are omitted.
 * @param deferredRules Rules of the style sheet before the page's footer, see {@link composeDeferredStyles}. They are
 * omitted where the first paint does not need them.
 */
export function addCriticalStyles(
  styles: readonly string[],
  html: string,
  deferredRules?: ReadonlySet<string>,
): string {
  const footer = deferredRules ? findFooter(html) : -1;
  const content = findPageContent(footer === -1 ? html : html.slice(0, footer));
  const isDeferrable = deferredRules ? createDeferralTest(html) : () => false;
  const elementRules = styles
    .flatMap(readStyle)
    .filter(({ css, deferral }) => !(isDeferrable(deferral) && deferredRules?.has(css)));
  const animations = new Set(elementRules.flatMap((rule) => rule.animations));
  const isUnusedAnimation = ({ head: ruleHead }: ThemeRule) =>
    ruleHead.startsWith(ANIMATION_START) && !animations.has(ruleHead.slice(ANIMATION_START.length));
  const isUsed = (rule: ThemeRule) => isInPages(rule) && !isUnusedAnimation(rule);
  const pageTree = keepPresentRules(themeTree, content);
  const rules = printRule(pageTree, (rule) => isUsed(rule) && !isVariable(rule));
  const isDeclared = createVariableTest([
    ...new Set(elementRules.flatMap(({ variableNames }) => variableNames)),
    ...listVariableNames(rules),
  ]);
  const isNeeded = (rule: ThemeRule) => (isVariable(rule) ? isDeclared(rule) : isUsed(rule));
  return shortenRules(printRule(pageTree, isNeeded, formatVariableName)) + elementRules.map(({ css }) => css).join("");
}

export { findFooter } from "./pageStyles/deferrableRules.ts";

/** Style sheet that pages link before their footer. */
export interface DeferredStyles {
  /** Declares `--deferred`, by which a page knows that it has been loaded. */
  readonly css: string;
  /** Rules in it, as pages contain them. */
  readonly rules: readonly string[];
}

/**
 * Composes the style sheet that pages link before their footer, from pages that contain all of their styles: rules of
 * the footer and of states, with the variables to which they refer, and the theme's rules for elements of footers.
 * @param otherPages Further pages of the site, which must not have other styles under the same class names.
 * @throws Error if a class name stands for different styles on different pages
 */
export function composeDeferredStyles(pages: readonly string[], otherPages: readonly string[] = []): DeferredStyles {
  const rules = collectDeferrableRules(pages, otherPages);
  const css = rules.join("");
  const footerTree = keepNamedRules(themeTree, findPageContent(pages.map(readFooter).join("")));
  const footerRules = printRule(footerTree, (rule) => isInPages(rule) && !isVariable(rule));
  const aliases = [...css.matchAll(/var\((--\w+)\)/g)].map(([, alias = ""]) => alias);
  const isDeclared = createVariableTest([
    ...aliases.map((alias) => namesByAlias.get(alias) ?? ""),
    ...listVariableNames(footerRules),
  ]);
  const isContainer = ({ value, head: ruleHead }: ThemeRule) => value === undefined && !ruleHead.endsWith(";");
  const declarations = printRule(
    themeTree,
    (rule) => !isDeferred(rule) && (isVariable(rule) ? isDeclared(rule) : isContainer(rule)),
    formatVariableName,
  );
  return { css: `:root{--deferred:1}${shortenRules(footerRules + declarations)}${css}`, rules };
}
