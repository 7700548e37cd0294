import type { SystemContext } from "@chakra-ui/react";

const HEAD = `/** The names of all tokens by scale, for the system at run time. Written by \`node packages/ui/scripts/theme-css.mjs\`. */\n`;

/**
 * Renders the token names of a system as a module; breakpoint sizes, negative spacings and virtual palettes are
 * omitted, because they are derived from other tokens.
 */
export function renderTokenNames(system: SystemContext): string {
  const scales = new Map<string, Set<string>>();
  for (const { extensions } of system.tokens.allTokens) {
    // Chakra sets these extensions on every token; its types leave them open.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const traits = extensions as { category?: string; prop: string; negative?: boolean; virtual?: boolean };
    const { category = "", prop, negative, virtual } = traits;
    if (negative || virtual || category === "breakpoints" || prop.startsWith("breakpoint-")) continue;
    scales.set(category, (scales.get(category) ?? new Set()).add(prop));
  }
  const lines = [...scales].map(([scale, names]) => `  ${scale}: ${JSON.stringify([...names].join(" "))},\n`);
  return `${HEAD}export const tokenNames = {\n${lines.join("")}};\n`;
}
