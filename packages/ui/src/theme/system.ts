import { createSystem, type SystemContext } from "@chakra-ui/react";
import { base } from "./base.ts";
import { runTimeTokens } from "./runTimeTokens.ts";
import { breakpoints } from "./spacing.ts";
import { textStyles } from "./typography.ts";

/**
 * The system at run time. Reset, values of tokens and global rules come from the file theme.css, so no page carries
 * them; without layers, each page is smaller and a component's rules always win over the reset's.
 */
function createRunTimeSystem(): SystemContext {
  const system = createSystem(base, {
    cssVarsPrefix: "rw",
    preflight: false,
    disableLayers: true,
    theme: { breakpoints, textStyles, tokens: runTimeTokens },
  });
  system._global = [];
  return system;
}

let created: SystemContext | undefined;

/** The one system of all pages. The first call creates it, on a phone a noticeable piece of work. */
export const getSystem = (): SystemContext => (created ??= createRunTimeSystem());
