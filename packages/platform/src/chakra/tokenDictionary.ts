import type { TokenDictionary } from "@chakra-ui/react/styled-system";

/**
 * Tree of tokens by name, in the format of Chakra's configuration. For a name that also has children, `DEFAULT` is the
 * value of the name itself.
 */
export type TokenTree = { [name: string]: TokenTree | { value: string } };

const isGroup = (node: TokenTree | { value: string }): node is TokenTree => typeof node["value"] !== "string";

export interface TokenDictionaryOptions {
  /** Prefix of every CSS variable. */
  prefix?: string | undefined;
  tokens?: Record<string, TokenTree> | undefined;
  /** Minimum widths by breakpoint name. */
  breakpoints?: Record<string, string> | undefined;
}

/**
 * Creates a token dictionary that contains only the names of the CSS variables, because a style sheet defines their
 * values. Chakra's own dictionary also computes values, palettes and conditions, which takes most of the time to create
 * a system.
 */
export function createTokenDictionary({
  prefix = "",
  tokens = {},
  breakpoints = {},
}: TokenDictionaryOptions): TokenDictionary {
  const scales: Record<string, Record<string, string>> = {};
  const variables = new Map<string, string>();

  const register = (scale: string, name: string, variable: string) => {
    (scales[scale] ??= {})[name] = variable;
    variables.set(`${scale}.${name}`, variable);
  };
  const addToken = (scale: string, path: readonly string[]) => {
    const name = path.join(".");
    const variable = formatCssVar([scale, ...path], prefix).ref;
    register(scale, name, variable);
    if (scale === "spacing") register(scale, `-${name}`, `calc(${variable} * -1)`);
  };
  const addTokens = (scale: string, path: readonly string[], node: TokenTree) => {
    for (const [name, child] of Object.entries(node)) {
      const tokenPath = name === "DEFAULT" ? path : [...path, name];
      if (isGroup(child)) addTokens(scale, tokenPath, child);
      else addToken(scale, tokenPath);
    }
  };
  for (const [scale, tree] of Object.entries(tokens)) addTokens(scale, [], tree);
  for (const name of Object.keys(breakpoints)) {
    addToken("breakpoints", [name]);
    addToken("sizes", [`breakpoint-${name}`]);
  }

  const getVar = (name: string, fallback?: string) => variables.get(name) ?? fallback;
  const resolve = (reference: string) => {
    const [name = "", percent] = reference.split("/");
    const variable = getVar(name, name) ?? "";
    return percent === undefined ? variable : `color-mix(in srgb, ${variable} ${percent}%, transparent)`;
  };

  return {
    prefix,
    getVar,
    getCategoryValues: (scale) => scales[scale] ?? {},
    expandReferenceInValue: (value) =>
      value.replace(TOKEN_REFERENCE_PATTERN, (_, reference: string) => resolve(reference)),
    formatTokenName: (path) => path.join("."),
    formatCssVar,
    flatMap: variables,
    registerToken: throwUnsupportedError,
    // Unsupported functions: their rules are in the style sheet, and Rewire uses no palettes.
    getByName: () => undefined,
    allTokens: [],
    tokenMap: new Map(),
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
  };
}

const UNSAFE_CHARACTER_PATTERN = /[^a-zA-Z0-9_\u0081-\uffff-]/g;
const CAPITAL_LETTER_PATTERN = /[A-Z]/g;
/** Matches "{colors.fg}", or "{colors.fg/30}" for 30 percent opacity. */
const TOKEN_REFERENCE_PATTERN = /\{([^}]*)\}/g;

function formatCssVar(path: readonly string[], prefix: string): { var: string; ref: string } {
  const name = path.join("-").replace(UNSAFE_CHARACTER_PATTERN, "\\$&");
  const variable = `--${prefix}-${name.replace(CAPITAL_LETTER_PATTERN, (letter) => `-${letter.toLowerCase()}`)}`;
  return { var: variable, ref: `var(${variable})` };
}

function throwUnsupportedError(): never {
  throw new Error("Tokens are fixed");
}
