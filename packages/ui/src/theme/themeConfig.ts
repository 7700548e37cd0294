import { defineConfig } from "@chakra-ui/react";
import { colorTokens, semanticColorTokens } from "./colors.ts";
import { semanticShadows, zIndex } from "./depth.ts";
import { globalStyles } from "./globalStyles.ts";
import { keyframes, motionTokens } from "./motion.ts";
import { breakpoints, spacingTokens } from "./spacing.ts";
import { textStyles, typographyTokens } from "./typography.ts";

/** Rewire's design as Chakra configuration; recipes live beside the component that they dress. */
export const themeConfig = defineConfig({
  preflight: true,
  cssVarsPrefix: "rw",
  cssVarsRoot: ":root",
  globalCss: globalStyles,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    tokens: { colors: colorTokens, ...typographyTokens, ...spacingTokens, ...motionTokens, zIndex },
    semanticTokens: { colors: semanticColorTokens, shadows: semanticShadows },
  },
});
