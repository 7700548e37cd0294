import type { Plugin } from "vite";
import { LOST_PART } from "../app/navigation/reloadOnce.ts";

const BLIND = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Stands in for the route until its error boundary has it; not kept, so that a link that was only hovered over may ask again. */
const STAND_IN = `return { default: () => { throw Object.assign(error, { name: ${JSON.stringify(LOST_PART)} }); } };`;

/**
 * React Router reloads the page whenever the script of a route cannot be loaded: the page one is leaving, as often as that
 * happens, and even if the pointer only passes over a link. Instead the address becomes the one asked for, and the error
 * screen loads that anew, under the guard that every reload of ours has.
 */
export function noBlindReload(): Plugin {
  let isFound = false;
  return {
    name: "rewire-no-blind-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!BLIND.test(code)) return undefined;
        isFound = true;
        return { code: code.replace(BLIND, STAND_IN), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error(
          "React Router no longer reloads where server/noBlindReload.ts expects it: see what it does now when the script of a route is lost.",
        );
    },
  };
}
