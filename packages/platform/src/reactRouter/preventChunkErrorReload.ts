import type { Plugin } from "vite";
import { WAIT_IMPORT } from "../leaving/holdFailedImports.ts";

const RELOAD_CODE_PATTERN = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * Returns the code of a route module that throws the load error, for the error boundary to handle. It is not cached, so
 * that a prefetched link can retry. It includes a client action, because React Router looks for one before rendering.
 * While the visitor is leaving the page, it is not thrown yet; see `whenStaying`.
 */
const createReplacementCode = (errorName: string) =>
  `await whenStaying();
const fail = () => { throw Object.assign(error, { name: ${JSON.stringify(errorName)} }); };
return { default: fail, clientAction: fail, clientLoader: fail };`;

/**
 * Creates a Vite plugin that prevents React Router from reloading the page when a route's script fails to load. React
 * Router would reload even if the visitor had only hovered over a link. Instead, the router navigates to the requested
 * URL, and the error page reloads at most once.
 * @param errorName Name of the error that the route throws; the error page checks this name.
 */
export function preventChunkErrorReload(errorName: string): Plugin {
  let isReplaced = false;
  return {
    name: "rewire-no-blind-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!RELOAD_CODE_PATTERN.test(code)) return undefined;
        isReplaced = true;
        const replacement = createReplacementCode(errorName);
        return { code: WAIT_IMPORT + code.replace(RELOAD_CODE_PATTERN, replacement), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(
          "React Router no longer reloads where packages/platform/src/reactRouter/preventChunkErrorReload.ts expects it: see what it does now when the script of a route is lost.",
        );
    },
  };
}
