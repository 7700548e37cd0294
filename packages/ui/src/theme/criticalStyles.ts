import theme from "./theme.css?raw";
import { parseTheme, printRule, type ThemeRule } from "./themeRules.ts";

/** Maximum length of a value that replaces references to its variable. */
const MAX_INLINE = 14;

const REFERENCE = /var\((--rw-[\w\\.-]+)\)/g;

interface Variable {
  /** Values under all conditions; a single value if it is the same in light and dark mode, on boards and in print. */
  readonly values: string[];
  /** Short name used in pages. */
  readonly alias: string;
}

const isVariable = ({ head, value }: ThemeRule) => value !== undefined && head.startsWith("--rw-");

function collectVariables(rule: ThemeRule, variables = new Map<string, Variable>()) {
  if (isVariable(rule)) {
    const variable = variables.get(rule.head) ?? { values: [], alias: `--${variables.size.toString(36)}` };
    variable.values.push(rule.value ?? "");
    variables.set(rule.head, variable);
  }
  for (const child of rule.children) collectVariables(child, variables);
  return variables;
}

const tree = parseTheme(theme);
const variables = collectVariables(tree);

/** Returns the value that replaces references to a variable, if it is short and unconditional; null otherwise. */
function inlineOf({ values: [value = "", ...others] }: Variable): string | null {
  const resolved = others.length === 0 ? inlineVariables(value) : value;
  return others.length === 0 && resolved.length <= MAX_INLINE && !resolved.includes("var(") ? resolved : null;
}

/** Replaces references to constants by their values, and other variable names by short names. */
function inlineVariables(css: string): string {
  return css.replaceAll(REFERENCE, (reference, name: string) => {
    const variable = variables.get(name);
    return variable ? (inlineOf(variable) ?? `var(${variable.alias})`) : reference;
  });
}

const namesIn = (css: string): readonly string[] => [...css.matchAll(REFERENCE)].map(([, name = ""]) => name);

/**
 * Returns whether a rule can wait for theme.css, which is linked at the end of the page. Includes the dark mode
 * selected by a class, which only the workshop uses: pages follow the system setting.
 */
const isDeferred = ({ head, children }: ThemeRule) =>
  head === ":root.dark" ||
  head === "@media (forced-colors: active)" ||
  (head === "@media print" && !children.some(({ head: selector }) => selector === ":root"));

/** Declarations of the reset that the global styles replace, or that nothing reads. */
const isReplaced = ({ head, value = "" }: ThemeRule) =>
  head === "--bg-currentcolor" || `${head}${value}`.includes("--font-fallback");

/** Returns the element that a selector is about, such as "input" for "input[type=text]"; an empty string if it is open. */
const elementOf = (selector: string) =>
  selector.startsWith("::-webkit-") ? "input" : (/^[a-z][a-z\d]*/.exec(selector)?.[0] ?? "");

/** Conditions, the root of the tree, and steps of an animation. */
const NO_SELECTOR = /^(?:@|$|from$|to$)/;

/** Returns whether a rule is only about elements that the page does not contain. */
const isAboutAbsent = ({ head, value }: ThemeRule, elements: ReadonlySet<string>) =>
  value === undefined &&
  !NO_SELECTOR.test(head) &&
  head.split(",").every((selector) => {
    const element = elementOf(selector.trim());
    return element !== "" && !elements.has(element);
  });

/**
 * Shorter conditions of the same weight in place of Chakra's, which also name states of components that no page contains
 * before it is hydrated.
 */
const NATIVE_STATES: Readonly<Record<string, string>> = {
  ":is(:hover,[data-hover])": ":hover",
  ":is(:focus-visible,[data-focus-visible])": ":focus-visible",
  ":is(:disabled,[disabled],[data-disabled],[aria-disabled=true])": ":is(:disabled,[aria-disabled=true])",
};

const shortenStates = (css: string) =>
  Object.entries(NATIVE_STATES).reduce((shorter, [long, short]) => shorter.replaceAll(long, short), css);

/** Removes the spaces after commas, except in texts. */
const withoutSpaces = (css: string) => css.replaceAll(/"[^"]*"|'[^']*'|, /g, (part) => (part === ", " ? "," : part));

const isUnusedAnimation = ({ head }: ThemeRule, styles: string) =>
  head.startsWith("@keyframes ") && !styles.includes(head.slice("@keyframes ".length));

/** Returns the given variables and all variables that they refer to, transitively. */
function closeOver(names: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    pending.push(...namesIn(variables.get(name)?.values.join() ?? ""));
  }
  return needed;
}

/**
 * Adds the parts of theme.css that a page's styles depend on: reset, global styles, and the referenced variables and
 * animations, in both colour schemes. References to short constants are replaced by their values, and other variables
 * are renamed to short names; styles that are added later use theme.css with the original names.
 * @param styles Styles of the page's elements.
 * @param html Page; rules for elements that it does not contain are omitted until theme.css is loaded.
 */
export function criticalStyles(styles: string, html: string): string {
  const elements = new Set(html.match(/(?<=<)[a-z][a-z\d]*/g));
  const isUsed = (rule: ThemeRule) =>
    !isDeferred(rule) && !isReplaced(rule) && !isAboutAbsent(rule, elements) && !isUnusedAnimation(rule, styles);
  const rules = printRule(tree, (rule) => isUsed(rule) && !isVariable(rule));
  const needed = closeOver(namesIn(styles + rules));
  const isNeeded = (rule: ThemeRule) => {
    if (!isVariable(rule)) return isUsed(rule);
    const variable = variables.get(rule.head);
    return needed.has(rule.head) && variable !== undefined && inlineOf(variable) === null;
  };
  const shared = printRule(tree, isNeeded, ({ head }) => variables.get(head)?.alias ?? head);
  return shortenStates(withoutSpaces(inlineVariables(shared + styles)));
}
