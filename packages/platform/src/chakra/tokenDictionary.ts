/** Tokens by name, a name with children as DEFAULT beside them: what Chakra's configuration holds. */
type Tokens = { [name: string]: Tokens | { value: string } };

const isGroup = (node: Tokens | { value: string }): node is Tokens => typeof node["value"] !== "string";

export interface TokenDictionaryOptions {
  /** First part of every variable's name. */
  prefix?: string | undefined;
  tokens?: Record<string, Tokens> | undefined;
  /** Least widths by name. */
  breakpoints?: Record<string, string> | undefined;
}

/**
 * Stands in for Chakra's dictionary of tokens in pages (see vite.config.ts). There, values stand in theme.css and styles
 * need nothing but the names of variables; Chakra's own works out values, palettes and conditions too, which took most
 * of the time of creating the system. `tokenDictionary.test.ts` compares the two.
 */
export function createTokenDictionary({ prefix = "", tokens = {}, breakpoints = {} }: TokenDictionaryOptions) {
  const scales: Record<string, Record<string, string>> = {};
  const variables = new Map<string, string>();

  const register = (scale: string, name: string, variable: string) => {
    (scales[scale] ??= {})[name] = variable;
    variables.set(`${scale}.${name}`, variable);
  };
  const add = (scale: string, path: readonly string[]) => {
    const name = path.join(".");
    const variable = `var(--${prefix}-${[scale, ...path]
      .join("-")
      .replace(UNSAFE, "\\$&")
      .replace(CAPITAL, (letter) => `-${letter.toLowerCase()}`)})`;
    register(scale, name, variable);
    if (scale === "spacing") register(scale, `-${name}`, `calc(${variable} * -1)`);
  };
  const walk = (scale: string, path: readonly string[], node: Tokens) => {
    for (const [name, child] of Object.entries(node)) {
      const own = name === "DEFAULT" ? path : [...path, name];
      if (isGroup(child)) walk(scale, own, child);
      else add(scale, own);
    }
  };
  for (const [scale, tree] of Object.entries(tokens)) walk(scale, [], tree);
  for (const name of Object.keys(breakpoints)) {
    add("breakpoints", [name]);
    add("sizes", [`breakpoint-${name}`]);
  }

  const getVar = (name: string, fallback?: string) => variables.get(name) ?? fallback;
  const resolve = (reference: string) => {
    const [name = "", percent] = reference.split("/");
    const variable = getVar(name, name);
    return percent === undefined ? variable : `color-mix(in srgb, ${variable} ${percent}%, transparent)`;
  };

  return {
    prefix,
    getVar,
    getByName: () => undefined,
    getCategoryValues: (scale: string) => scales[scale] ?? null,
    expandReferenceInValue: (value: string) =>
      value.replace(REFERENCE, (_, reference: string) => resolve(reference) ?? ""),
    // What asks for values: rules that stand in theme.css, and palettes, which Rewire does not use.
    allTokens: [],
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
  };
}

const UNSAFE = /[^a-zA-Z0-9_\u0081-\uffff-]/g;
const CAPITAL = /[A-Z]/g;
/** "{colors.fg}", or "{colors.fg/30}" for 30 percent of it. */
const REFERENCE = /\{([^}]*)\}/g;
