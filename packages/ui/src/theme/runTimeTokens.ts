import type { TokenTree } from "@rewire/platform/chakra";
import { tokenNames } from "./tokenNames.ts";

/** Arbitrary value: the real one is in theme.css, and styles refer to it by CSS variable. */
const PLACEHOLDER = { value: "0" };

/** Tokens of the theme without their values, by scale. A name that also has children keeps its own value as DEFAULT. */
export const runTimeTokens: Record<string, TokenTree> = {};

for (const [scale, names] of Object.entries(tokenNames)) {
  for (const name of names.split(" ")) {
    // The dot of a spacing is a decimal point; all others separate groups.
    let node = (runTimeTokens[scale] ??= {});
    for (const part of scale === "spacing" ? [name] : name.split(".")) {
      // Parents are groups: their own values are stored as DEFAULT.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      node = (node[part] ??= {}) as TokenTree;
    }
    node["DEFAULT"] = PLACEHOLDER;
  }
}
