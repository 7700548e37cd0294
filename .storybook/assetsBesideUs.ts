import type { Plugin } from "vite";

const OURS = /\/(?:packages\/(?:data|domain|ui)\/src|apps\/storefront\/app)\//;
const FROM_ROOT = /(["'`])\/(pictures|images)\//g;

/**
 * Makes the built workshop independent of its folder. Stories refer to pictures from the server's root ("/pictures/…"),
 * as the storefront serves them; in the built workshop they are beside its page.
 */
export function assetsBesideUs(): Plugin {
  return {
    name: "rewire-assets-beside-us",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!OURS.test(id) || !FROM_ROOT.test(code)) return null;
      return { code: code.replaceAll(FROM_ROOT, "$1./$2/"), map: null };
    },
  };
}
