/** Value of a design token, or one part of it. */
export interface Leaf {
  token: string;
  set: "base" | "light" | "dark" | "board";
  part?: string;
  css: string | number;
}

/** Tokens, the sources that use them, and the tokens that refer to them. */
export interface Usage {
  leaves: Leaf[];
  users: Map<string, string[]>;
  dependents: Map<string, Set<string>>;
}

/** Reads all tokens, their references, and the sources that use them. */
export function readUsage(root: string): Usage;

/** CSS variable of a token: "--rw-colors-accent-solid" for "colors/accent/solid"; text styles have none. */
export function variableOf(token: string): string | undefined;
