import type { Plugin } from "vite";

const BLIND = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Stands in for the route until its error boundary has it; not kept, so that a link that was only hovered over may ask again. */
const standIn = (errorName: string) =>
  `return { default: () => { throw Object.assign(error, { name: ${JSON.stringify(errorName)} }); } };`;

/**
 * React Router reloads the page whenever the script of a route cannot be loaded: the page one is leaving, as often as that
 * happens, and even if the pointer only passes over a link. Instead the address becomes the one asked for, and the error
 * screen loads that anew, under the guard that every reload of ours has.
 *
 * @param errorName Name of the error that the route throws instead, by which the error screen knows it.
 */
export function noBlindReload(errorName: string): Plugin {
  let isReplaced = false;
  return {
    name: "rewire-no-blind-reload",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!BLIND.test(code)) return undefined;
        isReplaced = true;
        return { code: code.replace(BLIND, standIn(errorName)), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(
          "React Router no longer reloads where packages/platform/src/reactRouter/noBlindReload.ts expects it: see what it does now when the script of a route is lost.",
        );
    },
  };
}
