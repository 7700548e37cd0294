const TOKEN_PATTERN = /"[^"]*"|'[^']*'|[{}]/g;

/** Splits CSS without comments and statements into its outermost rules. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN_PATTERN)) {
    if (token === "{") depth += 1;
    else if (token === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return rules;
}

/** Returns the selectors of a rule, also of the rules in a condition such as `@media`. */
export const listSelectors = (rule: string): string[] =>
  Array.from(rule.matchAll(/([^{}]+)\{[^{}]*\}/g), ([, selector = ""]) => selector.trim());

/** Returns the names of the properties that a rule sets, without vendor prefixes. */
export const listPropertyNames = (rule: string): string[] =>
  Array.from(rule.matchAll(/[{;](?:-(?:webkit|moz)-)?([\w-]+):(?=[^{}]*\})/g), ([, name = ""]) => name);
