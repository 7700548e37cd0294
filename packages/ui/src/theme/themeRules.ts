/** CSS rule or at-rule with its children, or a declaration. */
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
  const open = [root];
  for (const line of css.split("\n").map((text) => text.trim())) {
    if (line === "}") open.pop();
    else if (line.endsWith("{")) {
      const rule: ThemeRule = { head: line.slice(0, -1).trim(), children: [] };
      open.at(-1)?.children.push(rule);
      open.push(rule);
    } else if (line !== "") {
      const [, head = line, value] = /^([^:@]+): (.*);$/.exec(line) ?? [];
      open.at(-1)?.children.push({ head, value, children: [] });
    }
  }
  return root;
}

/**
 * Renders a rule as minified CSS; empty rules are omitted.
 * @param isKept Returns whether to include a rule or declaration.
 * @param nameOf Returns the name of a declaration. @default its own name
 */
export function printRule(
  rule: ThemeRule,
  isKept: (rule: ThemeRule) => boolean,
  nameOf: (declaration: ThemeRule) => string = ({ head }) => head,
): string {
  if (!isKept(rule)) return "";
  if (rule.value !== undefined) return `${nameOf(rule)}:${rule.value};`;
  if (rule.head.endsWith(";")) return rule.head;
  const inside = rule.children.map((child) => printRule(child, isKept, nameOf)).join("");
  if (rule.head === "") return inside;
  return inside && `${rule.head.replaceAll(", ", ",")}{${inside.replace(/;$/, "")}}`;
}
