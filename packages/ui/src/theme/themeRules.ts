/** Node of a parsed style sheet: a rule or at-rule with its children, or a declaration. */
export interface ThemeRule {
  /** Selector or condition, name of a declaration, or a statement such as `@layer a, b;`. */
  readonly head: string;
  /** Value of a declaration; missing for all others. */
  readonly value?: string | undefined;
  readonly children: ThemeRule[];
}

/** Parses theme.css in the format written by `renderThemeCss`, with one rule or declaration per line. */
export function parseTheme(css: string): ThemeRule {
  const root: ThemeRule = { head: "", children: [] };
  const ruleStack = [root];
  for (const trimmedLine of css.split("\n").map((text) => text.trim())) {
    if (trimmedLine === "}") ruleStack.pop();
    else if (trimmedLine.endsWith("{")) {
      const rule: ThemeRule = { head: trimmedLine.slice(0, -1).trim(), children: [] };
      ruleStack.at(-1)?.children.push(rule);
      ruleStack.push(rule);
    } else if (trimmedLine !== "") {
      const [, ruleHead = trimmedLine, value] = /^([^:@]+): (.*);$/.exec(trimmedLine) ?? [];
      ruleStack.at(-1)?.children.push({ head: ruleHead, value, children: [] });
    }
  }
  return root;
}

/**
 * Renders a rule as minified CSS. Empty rules are omitted.
 * @param isIncluded Returns whether to include a rule or declaration.
 * @param formatName Returns the property name of a declaration.
 * @default its own name
 */
export function printRule(
  rule: ThemeRule,
  isIncluded: (rule: ThemeRule) => boolean,
  formatName: (declaration: ThemeRule) => string = ({ head: ruleHead }) => ruleHead,
): string {
  if (!isIncluded(rule)) return "";
  if (rule.value !== undefined) return `${formatName(rule)}:${rule.value};`;
  if (rule.head.endsWith(";")) return rule.head;
  const childCss = rule.children.map((child) => printRule(child, isIncluded, formatName)).join("");
  if (rule.head === "") return childCss;
  return childCss && `${rule.head.replaceAll(", ", ",")}{${childCss.replace(/;$/, "")}}`;
}
