import type { SystemContext } from "@chakra-ui/react";
import { createPageSystem } from "@rewire/platform/chakra";
import { baseConfig } from "./base.ts";
import { isCssProperty } from "./cssProperties.ts";
import { runTimeTokens } from "./runTimeTokens.ts";
import { breakpoints } from "./tokens/spacing.ts";
import { textStyles } from "./tokens/typography.ts";

let cachedSystem: SystemContext | undefined;

/**
 * Returns Chakra's styling system, which is shared by pages, servers, Storybook and tests. It is created on the first
 * call, because creation is slow on phones. Token values and global styles are not included, because they come from
 * theme.css.
 */
export const getSystem = (): SystemContext =>
  (cachedSystem ??= createPageSystem({
    prefix: "rw",
    base: baseConfig,
    breakpoints,
    textStyles,
    tokens: runTimeTokens,
    isCssProperty,
  }));
