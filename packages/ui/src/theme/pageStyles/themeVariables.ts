import theme from "../theme.css?raw";
import { parseTheme, type ThemeRule } from "../themeRules.ts";

/** Maximum length of a value that replaces references to its variable. */
const MAX_INLINE_LENGTH = 14;

const VARIABLE_REFERENCE_PATTERN = /var\((--rw-[\w\\.-]+)\)/g;

interface Variable {
  /** Values under all conditions; a single value if it is the same in light and dark mode, on boards and in print. */
  readonly values: string[];
  /** Short name used in pages. */
  readonly alias: string;
}

/** Returns whether a declaration is that of a variable. */
export const isVariable = ({ head: ruleHead, value }: ThemeRule) => value !== undefined && ruleHead.startsWith("--rw-");

function collectVariables(rule: ThemeRule, variables = new Map<string, Variable>()) {
  if (isVariable(rule)) {
    const variable = variables.get(rule.head) ?? { values: [], alias: `--${variables.size.toString(36)}` };
    variable.values.push(rule.value ?? "");
    variables.set(rule.head, variable);
  }
  for (const child of rule.children) collectVariables(child, variables);
  return variables;
}

/** Rules of theme.css. */
export const themeTree = parseTheme(theme);
const variables = collectVariables(themeTree);
/** Names of the variables by their short names. */
export const namesByAlias = new Map(Array.from(variables, ([name, { alias }]) => [alias, name]));

/** Returns the value that replaces references to a variable, if it is short and unconditional; null otherwise. */
function findInlineValue({ values: [value = "", ...otherValues] }: Variable): string | null {
  const resolvedValue = otherValues.length === 0 ? inlineVariables(value) : value;
  return otherValues.length === 0 && resolvedValue.length <= MAX_INLINE_LENGTH && !resolvedValue.includes("var(")
    ? resolvedValue
    : null;
}

/** Replaces references to constants by their values, and other variable names by short names. */
export function inlineVariables(css: string): string {
  return css.replaceAll(VARIABLE_REFERENCE_PATTERN, (reference, name: string) => {
    const variable = variables.get(name);
    return variable ? (findInlineValue(variable) ?? `var(${variable.alias})`) : reference;
  });
}

/** Returns the names of the variables to which CSS refers. */
export const listVariableNames = (css: string): readonly string[] =>
  [...css.matchAll(VARIABLE_REFERENCE_PATTERN)].map(([, name = ""]) => name);

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

/** Returns the name of a declaration in pages. */
export const formatVariableName = ({ head: ruleHead }: ThemeRule) => variables.get(ruleHead)?.alias ?? ruleHead;

/** Returns a function that tells whether one of the given names is declared as a variable. */
export function createVariableTest(names: readonly string[]): (rule: ThemeRule) => boolean {
  const neededNames = collectReferencedNames(names);
  return (rule) => {
    const variable = variables.get(rule.head);
    return neededNames.has(rule.head) && variable !== undefined && findInlineValue(variable) === null;
  };
}
