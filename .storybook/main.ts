import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { createRewirePreset } from "@rewire/platform/vite";
import remarkGfm from "remark-gfm";
import type { InlineConfig } from "vite";
import { anatomyPlugin } from "./anatomyPlugin.ts";
import { assetsBesideUs } from "./assetsBesideUs.ts";
import { directImports } from "./directImports.ts";
import { historyPlugin } from "./historyPlugin.ts";
import { addUsage } from "./manifests.ts";
import { withoutLibraryMaps } from "./libraryMaps.ts";
import { markedComponents } from "./markedComponents.ts";
import { namedRecipes } from "./namedRecipes.ts";
import { withoutReactTimeline } from "./reactTimeline.ts";
import { seededFaults } from "./seededFaults.ts";
import { tokensPlugin } from "./tokensPlugin.ts";

/**
 * Dependencies that stories import through our packages. Vite would otherwise discover them during the first run on an
 * empty cache, and reload every page.
 */
const libraries = [
  "axe-core",
  "msw",
  "msw/browser",
  "msw/graphql",
  "pseudo-localization",
  "storybook/internal/core-events",
  "@rewire/data > @apollo/client",
  "@rewire/data > @apollo/client/react",
  "@rewire/data > entities",
  "@rewire/data > graphql",
  "@rewire/data > rxjs",
  "@rewire/platform > @chakra-ui/react/styled-system",
  "@rewire/platform > @emotion/serialize",
  "@rewire/platform > @emotion/utils",
  "@rewire/ui > @chakra-ui/react",
  "@rewire/ui > @emotion/react",
  "@rewire/ui > framer-motion",
  "@rewire/ui > libphonenumber-js/min",
  "@rewire/ui > postcode-validator",
  "@rewire/ui > react-hook-form",
  "@rewire/ui > react-intl",
];

/** Files of stories in a JSON array, which alone are built for checks of a change, or served for questions. @default all */
const { REWIRE_STORIES } = process.env;
const selectedStories =
  REWIRE_STORIES === undefined ? undefined : (JSON.parse(REWIRE_STORIES) as string[]).map((path) => `../${path}`);

/** Whether this is a server for people and programs, and not a build, a test or pictures. */
const isServed = process.argv.includes("dev");

/** Whether this is a build of selected stories for their pictures, which show no pages of documentation. */
const isPart = selectedStories !== undefined && !isServed;

/** Pictures of a change show no pages about tokens. */
const NO_USAGE = { leaves: [], users: new Map<string, string[]>(), dependents: new Map<string, Set<string>>() };

/** Modules that may define a component; the types of its props are read from any other module. */
const COMPONENTS = /\.tsx$/;

/** Reads the props of components in modules that may define one, not in all. */
function readFewerProps(plugins: InlineConfig["plugins"] = []): void {
  const docgen = plugins.find(
    (plugin) => plugin && "name" in plugin && plugin.name === "storybook:react-docgen-plugin",
  );
  if (docgen && "transform" in docgen && typeof docgen.transform === "function")
    docgen.transform = { filter: { id: COMPONENTS }, handler: docgen.transform };
}

/** Leaves out the plugin that counts the modules of a build for a service. */
const withoutStatistics = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: (config.plugins ?? []).filter(
    (plugin) => !(plugin && "name" in plugin && plugin.name === "storybook:rollup-plugin-webpack-stats"),
  ),
});

/** Whether this is the built workshop. It has the development builds of React and libraries, which warn. */
const isBuild = process.argv.includes("build");
if (isBuild) process.env["NODE_ENV"] = "development";

/** Comps of the design, which lie beside the project where somebody works on it; "Beside the comp" shows them. */
const comps = fileURLToPath(new URL("../../shared/design/png", import.meta.url));
const hasComps = existsSync(comps);

/** Storybook configuration: stories of all components and screens. */
export default {
  framework: "@storybook/react-vite",
  stories: selectedStories ?? [
    "../packages/ui/docs/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/storefront/app/{screens,flows}/**/*.stories.tsx",
    "./comps/*.stories.tsx",
  ],
  addons: [
    {
      name: "@storybook/addon-docs",
      options: {
        // Sources of stories stand on pages of documentation alone.
        ...(isPart ? { csfPluginOptions: null } : {}),
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
      },
    },
    "@storybook/addon-a11y",
    // A tool of Storybook's interface, which a part of the workshop is without.
    ...(isPart ? [] : ["@storybook/addon-vitest"]),
    // Answers questions of programs about components and stories: docs/contributing/ask-the-workshop.md.
    ...(isServed ? ["@storybook/addon-mcp"] : []),
  ],
  features: { componentsManifest: isServed },
  experimental_manifests: addUsage,
  staticDirs: [
    "./public",
    { from: "../packages/demo-shop/pictures", to: "/pictures" },
    { from: "../apps/storefront/public/images", to: "/images" },
    ...(hasComps && !isPart ? [{ from: comps, to: "/comps" }] : []),
  ],
  // Prop tables are for documentation; story tests and pictures do not show them.
  ...(process.env["VITEST"] || isPart ? { typescript: { reactDocgen: false } } : {}),
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: isPart,
    ...(isServed ? { builder: fileURLToPath(new URL("viteBuilder.ts", import.meta.url)) } : {}),
  },
  async viteFinal(config) {
    const { createLogger, mergeConfig } = await import("vite");
    readFewerProps(config.plugins);
    return mergeConfig(isPart ? withoutStatistics(config) : config, {
      plugins: [
        ...createRewirePreset(),
        assetsBesideUs(),
        directImports(),
        isPart ? historyPlugin(() => ({})) : historyPlugin(),
        ...(isPart ? [tokensPlugin(() => NO_USAGE), anatomyPlugin(() => ({}))] : [tokensPlugin(), anatomyPlugin()]),
        markedComponents(),
        namedRecipes(),
        seededFaults(),
        withoutLibraryMaps(),
        ...(isBuild ? [withoutReactTimeline()] : []),
      ],
      // Pictures of a change wait neither for the minifier nor for compressed sizes and hints that nobody reads.
      ...(isPart
        ? {
            build: { minify: false, sourcemap: false, reportCompressedSize: false },
            customLogger: createLogger("error"),
          }
        : {}),
      // Transformed while the browser still loads Storybook's interface.
      ...(isServed
        ? { server: { warmup: { clientFiles: [fileURLToPath(new URL("preview.tsx", import.meta.url))] } } }
        : {}),
      define: { __HAS_COMPS__: JSON.stringify(hasComps) },
      optimizeDeps: { include: libraries },
    });
  },
} satisfies StorybookConfig & { experimental_manifests: typeof addUsage };
