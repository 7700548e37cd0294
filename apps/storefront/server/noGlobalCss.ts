import type { Plugin } from "vite";

const GLOBAL = "const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];";

/**
 * Chakra's system puts the rules of all tokens together as soon as it is created, a third of the work of that. Here they
 * come from the file theme.css, and what was put together was thrown away.
 */
export function noGlobalCss(): Plugin {
  let isFound = false;
  return {
    name: "rewire-no-global-css",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/styled-system\/system\.js$/ },
      handler(code) {
        if (!code.includes(GLOBAL)) return undefined;
        isFound = true;
        return { code: code.replace(GLOBAL, "const _global = [];"), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("Chakra no longer puts its global rules together where server/noGlobalCss.ts expects it: see whether creating the system still does so.");
    },
  };
}
