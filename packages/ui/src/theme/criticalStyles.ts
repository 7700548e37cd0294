import theme from "./theme.css?raw";
import { parseTheme, printRule, type ThemeRule } from "./themeRules.ts";

/** A value at most this long stands in its place instead of a variable. */
const MAX_INLINE = 14;

const REFERENCE = /var\((--rw-[\w\\.-]+)\)/g;

interface Variable {
  /** Values over all conditions; one for what is the same in light, dark, on boards and on paper. */
  readonly values: string[];
  /** Name on pages. */
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

/** Value of a variable that is short and the same everywhere, in place of a reference to it. */
function inlineOf({ values: [value = "", ...others] }: Variable): string | null {
  const resolved = others.length === 0 ? inlineVariables(value) : value;
  return others.length === 0 && resolved.length <= MAX_INLINE && !resolved.includes("var(") ? resolved : null;
}

/** Writes values for constants, and short names for other variables. */
function inlineVariables(css: string): string {
  return css.replaceAll(REFERENCE, (reference, name: string) => {
    const variable = variables.get(name);
    return variable ? (inlineOf(variable) ?? `var(${variable.alias})`) : reference;
  });
}

const namesIn = (css: string): readonly string[] => [...css.matchAll(REFERENCE)].map(([, name = ""]) => name);

/**
 * What the whole theme.css, linked at the end of the page, brings early enough; and a scheme that a class chooses, as
 * the workshop does: pages follow the reader's machine.
 */
const isDeferred = ({ head, children }: ThemeRule) =>
  head === ":root.dark" ||
  head === "@media (forced-colors: active)" ||
  (head === "@media print" && !children.some(({ head: selector }) => selector === ":root"));

const isUnusedAnimation = ({ head }: ThemeRule, styles: string) =>
  head.startsWith("@keyframes ") && !styles.includes(head.slice("@keyframes ".length));

/** Variables that texts refer to, and those that these refer to. */
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
 * Completes the styles of a page by what they need of theme.css: reset, global styles, and the variables and animations
 * that they refer to, in both colour schemes. Short constants stand in place of their variables, other variables have
 * short names: what is styled later reads theme.css under its own names.
 * @param styles Styles of the page's elements.
 */
export function criticalStyles(styles: string): string {
  const isUsed = (rule: ThemeRule) => !isDeferred(rule) && !isUnusedAnimation(rule, styles);
  const rules = printRule(tree, (rule) => isUsed(rule) && !isVariable(rule));
  const needed = closeOver(namesIn(styles + rules));
  const isNeeded = (rule: ThemeRule) => {
    if (!isVariable(rule)) return isUsed(rule);
    const variable = variables.get(rule.head);
    return needed.has(rule.head) && variable !== undefined && inlineOf(variable) === null;
  };
  const shared = printRule(tree, isNeeded, ({ head }) => variables.get(head)?.alias ?? head);
  return inlineVariables(shared + styles);
}
