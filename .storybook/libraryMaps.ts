import type { Plugin } from "vite";

/**
 * Sends prebundled libraries without source maps in story tests: 29 MB of JSON that Vite would read, write into the
 * scripts and send to each page. In a stack trace only the lines of libraries are affected; those of our own code are
 * mapped as before.
 */
export const withoutLibraryMaps = (): Plugin => ({
  name: "rewire:without-library-maps",
  transform: { filter: { id: /\/vitest\/\w+\/deps\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
});
