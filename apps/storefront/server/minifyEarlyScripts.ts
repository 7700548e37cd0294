import { minifySync, type Plugin } from "vite";

/**
 * Creates a Vite plugin that minifies the files in the `early` folders of this app and of the platform: their functions are inlined in the head of
 * every page, and server builds keep comments and long names.
 */
export function minifyEarlyScripts(): Plugin {
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
