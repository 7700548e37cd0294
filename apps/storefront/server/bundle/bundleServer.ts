import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMessagesPlugin } from "@rewire/messages/vite";
import { build as buildWithVite } from "vite";
import { createBundlePlugins } from "./createBundlePlugins.ts";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Programs of the bundle by the name of their file. */
const PROGRAMS = {
  main: resolvePath("../main.ts"),
  pageWorker: resolvePath("../publicPages/pageWorker.ts"),
  embeddedShop: resolvePath("../embeddedShop.ts"),
};

/**
 * Bundles the storefront's server, its page worker and the embedded shop with the built app into `bundle`, because Node
 * takes half of a start to load some 2,000 modules one by one.
 * @param build Folder of the build, whose subfolder `server` has the app
 */
export async function bundleServer(build: string): Promise<void> {
  const bundle = join(build, "bundle");
  await buildWithVite({
    configFile: false,
    root: resolvePath("../.."),
    logLevel: "warn",
    publicDir: false,
    plugins: [...createBundlePlugins({ bundle, programs: PROGRAMS }), createMessagesPlugin()],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // Modules are chosen as Node chooses them.
    ssr: { noExternal: true, resolve: { conditions: ["node", "import", "module-sync"] } },
    resolve: { mainFields: ["main"] },
    build: {
      ssr: true,
      outDir: bundle,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: PROGRAMS,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}
