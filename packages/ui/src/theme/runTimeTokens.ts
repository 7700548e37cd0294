import type { TokenTree } from "@rewire/platform/chakra";
import { tokenNames } from "./tokenNames.ts";

/** Any value would do: it stands in theme.css, and styles refer to it by its variable. */
const ELSEWHERE = { value: "0" };

/** The theme's tokens without their values, by scale. A name that also has children keeps its own place as DEFAULT. */
export const runTimeTokens: Record<string, TokenTree> = {};

for (const [scale, names] of Object.entries(tokenNames)) {
  for (const name of names.split(" ")) {
    // The dot of a distance is a decimal point, all others are steps into a group.
    let node = (runTimeTokens[scale] ??= {});
    for (const part of scale === "spacing" ? [name] : name.split(".")) {
      // A name's first parts are groups: the values are put in as DEFAULT.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      node = (node[part] ??= {}) as TokenTree;
    }
    node["DEFAULT"] = ELSEWHERE;
  }
}
