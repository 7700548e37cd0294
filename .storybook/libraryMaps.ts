import type { Plugin } from "vite";

/**
 * Sends libraries without source maps in story tests and in `npm run storybook`: 29 MB of JSON that Vite would read,
 * write into the scripts and send to each page. In a stack trace only the lines of libraries are affected, which Vite
 * does not minify; those of our own code are mapped as before.
 */
export const withoutLibraryMaps = (): Plugin => ({
  name: "rewire:without-library-maps",
  apply: "serve",
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js(?:\?|$)/ },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
});
