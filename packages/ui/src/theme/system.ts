import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { rememberStyles } from "./rememberStyles.ts";
import { themeConfig } from "./themeConfig.ts";

/** The whole system with its global rules, from which theme.css is written; the app uses `system`. */
export const fullSystem: SystemContext = createSystem(defaultBaseConfig, themeConfig);

/**
 * The system at run time. Reset, variables and global rules come from the file theme.css, so no page carries
 * them; without layers, each page is smaller and a component's rules always win over the reset's.
 */
export const system: SystemContext = rememberStyles(
  createSystem(defaultBaseConfig, { ...themeConfig, preflight: false, globalCss: {}, disableLayers: true }),
);
system._global = [];
