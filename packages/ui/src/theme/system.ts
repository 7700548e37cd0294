import type { SystemContext } from "@chakra-ui/react";
import { createPageSystem } from "@rewire/platform/chakra";
import { base } from "./base.ts";
import { isCssProperty } from "./cssProperties.ts";
import { runTimeTokens } from "./runTimeTokens.ts";
import { breakpoints } from "./tokens/spacing.ts";
import { textStyles } from "./tokens/typography.ts";

let created: SystemContext | undefined;

/**
 * The one system of all pages, in browsers, on servers, in Storybook and in tests. Reset, values of tokens and global
 * rules come from the file theme.css, so no page carries them. The first call creates it, on a phone a noticeable piece
 * of work.
 */
export const getSystem = (): SystemContext =>
  (created ??= createPageSystem({ prefix: "rw", base, breakpoints, textStyles, tokens: runTimeTokens, isCssProperty }));
