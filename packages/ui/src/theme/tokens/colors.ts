import { palette } from "./palette.ts";
import { semanticColors } from "./semanticColors.ts";

type Token = { value: string };
type TokenTree = { [name: string]: Token | TokenTree };
type SemanticTree = { [name: string]: { value: { base: string; _dark: string } } | SemanticTree };

/** Colour palette as Chakra tokens. */
export const colorTokens: Record<string, TokenTree> = Object.fromEntries(
  Object.entries(palette).map(([scale, steps]) => [
    scale,
    Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }])),
  ]),
);

const toReference = (name: string) => (name.startsWith("#") ? name : `{colors.${name}}`);

/** Semantic colours as Chakra tokens. If a name is also a group of names, its own value is stored under `DEFAULT`. */
export const semanticColorTokens: SemanticTree = {};
for (const [name, [lightColor, darkColor]] of Object.entries(semanticColors)) {
  let tokenNode = semanticColorTokens;
  for (const segment of name.split(".")) {
    // Parents are groups: their own values are stored as DEFAULT.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    tokenNode = (tokenNode[segment] ??= {}) as SemanticTree;
  }
  tokenNode["DEFAULT"] = { value: { base: toReference(lightColor), _dark: toReference(darkColor) } };
}
