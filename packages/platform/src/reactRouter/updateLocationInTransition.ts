import type { Plugin } from "vite";

const UPDATE_PATTERN = /(?<=if \(newState\.location !== location\) )setLocation\(newState\.location\);/;

/**
 * Creates a Vite plugin that puts an update of React Router's into the transition of its navigation. React Router sets
 * its location urgently and then renders the new page in a transition. The urgent update changes the router's context,
 * upon which React throws away the HTML of each part of the page that is not hydrated yet, and shows the part's fallback:
 * until the new page was rendered, visitors saw none.
 */
export function updateLocationInTransition(): Plugin {
  let isReplaced = false;
  return {
    name: "rewire-location-in-transition",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/hydrated-router\.js$/ },
      handler(code) {
        if (!UPDATE_PATTERN.test(code)) return undefined;
        isReplaced = true;
        return {
          code: code.replace(UPDATE_PATTERN, "React$$1.startTransition(() => setLocation(newState.location));"),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(
          "React Router no longer sets its location where packages/platform/src/reactRouter/updateLocationInTransition.ts expects it: see whether it does so in a transition.",
        );
    },
  };
}
