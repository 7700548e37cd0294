import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import {
  createRewirePreset,
  holdFailedImports,
  omitUnusedRouterModules,
  preventChunkErrorReload,
  updateLocationInTransition,
  createRelativeManifestPlugin,
  treeShakeLibraries,
} from "@rewire/platform/vite";
import { defaultClientConditions, defineConfig } from "vite";
import { CHUNK_LOAD_ERROR } from "./app/navigation/reloadOnce.ts";
import routerConfig from "./react-router.config.ts";
import { createEarlyScriptPlugin } from "./server/createEarlyScriptPlugin.ts";
import { createBuildFilesPlugin } from "./server/createBuildFilesPlugin.ts";
import { createChunkGroups } from "./server/createChunkGroups.ts";
import { createAssetFilePattern } from "./server/chunkNames.ts";
import { createChunkSourcesPlugin } from "./server/createChunkSourcesPlugin.ts";
import { minifyEarlyScripts } from "./server/minifyEarlyScripts.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

export default defineConfig({
  plugins: [
    ...createRewirePreset(),
    reactRouter(),
    preventChunkErrorReload(CHUNK_LOAD_ERROR),
    holdFailedImports(),
    updateLocationInTransition(),
    omitUnusedRouterModules(routerConfig),
    treeShakeLibraries(),
    createChunkSourcesPlugin(root),
    createRelativeManifestPlugin(root),
    minifyEarlyScripts(),
    createEarlyScriptPlugin(),
    createBuildFilesPlugin(),
  ],
  environments: {
    client: {
      // RxJS, of which Apollo uses a part, has classes and generators of 2015 under this condition, else those of ES5.
      resolve: { conditions: ["es2015", ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: createChunkGroups(root) },
            entryFileNames: createAssetFilePattern,
            chunkFileNames: createAssetFilePattern,
          },
        },
      },
    },
  },
  // In development: every library is pre-bundled before the first page, which would reload when one is discovered late.
  optimizeDeps: {
    entries: [
      "app/{entry.client,root}.tsx",
      "app/{routes,screens,commerce,document,i18n,loaders,navigation}/**/!(*.stories|*.test).{ts,tsx}",
    ],
  },
  build: {
    target: "baseline-widely-available",
    // The server preloads the messages chunk of the page's language by its name in this manifest.
    manifest: true,
    assetsInlineLimit: 0,
  },
  // The gateway keeps state (catalogue, sessions), so pages must share the server's one instance of it.
  ssr: { noExternal: [/^@rewire\/(?!gateway)/], external: ["@rewire/gateway"] },
});
