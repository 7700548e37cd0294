import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { themeConfig } from "./themeConfig.ts";

/**
 * Complete Chakra system with all token values and global rules, extending Chakra's default configuration. Pages do not
 * load it; theme.css and tokenNames.ts are generated from it.
 */
export const fullSystem: SystemContext = createSystem(defaultBaseConfig, themeConfig);
