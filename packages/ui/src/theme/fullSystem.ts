import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { themeConfig } from "./themeConfig.ts";

/**
 * Complete Chakra system with all token values and global styles. It is used to generate theme.css and tokenNames.ts,
 * and is not loaded by pages.
 */
export const fullSystem: SystemContext = createSystem(defaultBaseConfig, themeConfig);
