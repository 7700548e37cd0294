import { fileURLToPath } from "node:url";
import { createMessagesPlugin } from "@rewire/messages/vite";
import type { Alias, Plugin } from "vite";

interface Replacement {
  /** Module that a library imports. */
  readonly module: string;
  /** Path of the replacement: a file, or another module of the same package. */
  readonly by: string;
  /** Matches files of the library, to detect whether a build contains the library. */
  readonly library: RegExp;
  /** Matches the replaced files, which a build with the library must not contain. */
  readonly original: RegExp;
}

const REPLACEMENTS: readonly Replacement[] = [
  {
    module: "hoist-non-react-statics",
    by: fileURLToPath(new URL("../emotion/skipHoisting.ts", import.meta.url)),
    library: /\/node_modules\/@emotion\/react\//,
    original: /\/node_modules\/hoist-non-react-statics\//,
  },
  {
    module: "@formatjs/icu-messageformat-parser",
    by: "@formatjs/icu-messageformat-parser/no-parser.js",
    library: /\/node_modules\/intl-messageformat\//,
    original: /\/node_modules\/@formatjs\/icu-messageformat-parser\/index\.js$/,
  },
];

const toAlias = ({ module, by }: Replacement): Alias => ({
  find: new RegExp(`^${module.replaceAll(/[-/]/g, String.raw`\$&`)}$`),
  replacement: by,
});

/** Creates a Vite plugin that replaces modules of libraries. The build fails if a module was not replaced. */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  return {
    name: "rewire-replace-modules",
    config: (_, { command }) => ({
      resolve: { alias: replacements.map(toAlias) },
      // Bundles these libraries for the server too, because Node would load the modules without the replacements.
      ...(command === "build" ? { ssr: { noExternal: ["react-intl", "intl-messageformat", /^@formatjs\//] } } : {}),
    }),
    buildEnd(error) {
      if (error) return;
      const moduleIds = [...this.getModuleIds()].map((id) => id.replaceAll("\\", "/"));
      for (const { module, by, library, original: originalPattern } of replacements) {
        if (!moduleIds.some((id) => library.test(id))) continue;
        const isReplaced = moduleIds.some((id) => id.endsWith(by.replaceAll("\\", "/")));
        if (!isReplaced || moduleIds.some((id) => originalPattern.test(id)))
          this.error(`${module} is imported in another way: see packages/platform/src/vite/preset.ts.`);
      }
    },
  };
}

/**
 * Environment variable that selects the element factory of a build; `chakra` selects Chakra's own, for comparing
 * performance.
 */
const ELEMENTS_VARIABLE_NAME = "REWIRE_ELEMENTS";

/** Vite plugin that replaces Rewire's element factory by Chakra's own. */
function replaceChakraElements(): Plugin {
  return {
    name: "rewire-chakras-elements",
    enforce: "pre",
    resolveId(source, importer) {
      if (source !== "./factory.tsx" || !importer?.endsWith("/platform/src/chakra/index.ts")) return undefined;
      return this.resolve("@chakra-ui/react", importer, { skipSelf: true });
    },
  };
}

export interface PresetOptions {
  /** Whether to include FormatJS's parser, for tests that use it at run time. @default false */
  includesParser?: boolean;
}

/**
 * Creates the Vite plugins shared by the storefront's builds, Storybook and Vitest, so that tests run the same code as
 * production.
 */
export function createRewirePreset({ includesParser = false }: PresetOptions = {}): Plugin[] {
  const replacements = REPLACEMENTS.filter(({ module }) => !includesParser || !module.startsWith("@formatjs/"));
  const elements = process.env[ELEMENTS_VARIABLE_NAME] === "chakra" ? [replaceChakraElements()] : [];
  return [createMessagesPlugin(), replaceModules(replacements), ...elements];
}
