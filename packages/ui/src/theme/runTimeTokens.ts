import type { TokenTree } from "@rewire/platform/chakra";
import { tokenNames } from "./tokenNames.ts";

/** Arbitrary value: the real one is in theme.css, and styles refer to it by CSS variable. */
const PLACEHOLDER_TOKEN = { value: "0" };

/**
 * Token names of the theme by scale, with placeholders for the values, which are in theme.css. If a name is also a
 * group of names, its own value is stored under `DEFAULT`.
 */
export const runTimeTokens: Record<string, TokenTree> = {};

for (const [scale, nameList] of Object.entries(tokenNames)) {
  for (const name of nameList.split(" ")) {
    // The dot of a spacing is a decimal point; all others separate groups.
    let tokenNode = (runTimeTokens[scale] ??= {});
    for (const segment of scale === "spacing" ? [name] : name.split(".")) {
      // Parents are groups: their own values are stored as DEFAULT.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      tokenNode = (tokenNode[segment] ??= {}) as TokenTree;
    }
    tokenNode["DEFAULT"] = PLACEHOLDER_TOKEN;
  }
}
