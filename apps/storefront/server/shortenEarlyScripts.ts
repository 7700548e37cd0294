import { minifySync, type Plugin } from "vite";

/**
 * Makes a plugin that shortens `early` of this app and of the platform: the texts of its functions stand in the head of every page, and the build of
 * a server keeps comments and long names.
 */
export function shortenEarlyScripts(): Plugin {
  return {
    name: "shorten-early-scripts",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\/(?:storefront\/app|platform\/src)\/early\/\w+\.ts$/ },
      handler: (code, id) => ({ code: minifySync(id, code, { module: true }).code, map: null }),
    },
  };
}
