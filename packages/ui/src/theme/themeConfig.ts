import { defineConfig } from "@chakra-ui/react";
import { colorTokens, semanticColorTokens } from "./tokens/colors.ts";
import { semanticShadows, zIndex } from "./tokens/depth.ts";
import { globalStyles } from "./globalStyles.ts";
import { keyframes, motionTokens } from "./tokens/motion.ts";
import { breakpoints, spacingTokens } from "./tokens/spacing.ts";
import { textStyles, typographyTokens } from "./tokens/typography.ts";

/** Theme of the storefront in the format of Chakra's configuration. Recipes are located next to their components. */
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
