import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { themeConfig } from "./themeConfig.ts";

/** The design with all its values and global rules on Chakra's own base: theme.css and tokenNames.ts are written from it, no page loads it. */
export const fullSystem: SystemContext = createSystem(defaultBaseConfig, themeConfig);
