import { minifySync, type Plugin } from "vite";

const EARLY_CHUNK_NAME = "early";
const EARLY_MODULE_PATTERN = /\/(?:storefront\/app|platform\/src)\/(?:early|start)\/\w+\.ts$/;

/**
 * Creates a Vite plugin that minifies the modules in the `early` and `start` folders of the app and the platform package in
 * the server build. Their functions are inlined in the head of every page, and server builds are not minified otherwise.
 */
export function minifyEarlyScripts(): Plugin {
  return {
    name: "shorten-early-scripts",
    apply: "build",
    config: () => ({
      environments: {
        ssr: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    // Imports of a group's modules belong to it, unless they have a group of their own.
                    { name: "domain", test: /\/packages\/domain\/src\//, priority: 1 },
                    { name: EARLY_CHUNK_NAME, test: EARLY_MODULE_PATTERN },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    // Minifies the rendered chunk. Top-level names are kept, because the inventory identifies inline scripts by them.
    generateBundle(_, bundle) {
      if (this.environment.name !== "ssr") return;
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.name === EARLY_CHUNK_NAME)
          file.code = minifySync(file.fileName, file.code, { module: true, mangle: { toplevel: false } }).code;
    },
  };
}
