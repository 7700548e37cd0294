import type { SystemContext } from "@chakra-ui/react";
import { createPageSystem } from "@rewire/platform/chakra";
import { baseConfig } from "./base.ts";
import { isCssProperty } from "./cssProperties.ts";
import { runTimeTokens } from "./runTimeTokens.ts";
import { breakpoints } from "./tokens/spacing.ts";
import { textStyles } from "./tokens/typography.ts";

let cachedSystem: SystemContext | undefined;

/**
 * Returns Chakra's styling system, the same one on all pages, in browsers, on servers, in Storybook and in tests.
 * Reset, token values and global styles come from theme.css, so the script of a page does not contain them. Created on
 * the first call, because creation takes noticeable time on a phone.
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
