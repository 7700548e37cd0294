import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { themeConfig } from "./themeConfig.ts";

/**
 * Complete system with all values and global rules on Chakra's own base; theme.css and tokenNames.ts are generated from
 * it. Not loaded by pages.
 */
export const fullSystem: SystemContext = createSystem(defaultBaseConfig, themeConfig);
