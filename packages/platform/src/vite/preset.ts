import { fileURLToPath } from "node:url";
import { messagesPlugin } from "@rewire/messages/vite";
import type { Alias, Plugin } from "vite";

interface Replacement {
  /** The module that a library imports. */
  readonly module: string;
  /** What it gets instead: a file, or another module of the same package. */
  readonly by: string;
  /** Begins the paths of the library's own files, by which a build sees that it holds the library. */
  readonly library: RegExp;
  /** Files that must not be in a build which holds the library. */
  readonly original: RegExp;
}

const REPLACEMENTS: readonly Replacement[] = [
  {
    module: "hoist-non-react-statics",
    by: fileURLToPath(new URL("../emotion/hoistNothing.ts", import.meta.url)),
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

const aliasOf = ({ module, by }: Replacement): Alias => ({
  find: new RegExp(`^${module.replaceAll(/[-/]/g, String.raw`\$&`)}$`),
  replacement: by,
});

/** Leaves parts of libraries out, and fails a build in which that has missed them. */
export function replaceModules(replacements: readonly Replacement[]): Plugin {
  return {
    name: "rewire-replace-modules",
    config: (_, { command }) => ({
      resolve: { alias: replacements.map(aliasOf) },
      // A server must say the words that browsers say; what it loaded by itself would be the whole library.
      ...(command === "build" ? { ssr: { noExternal: ["react-intl", "intl-messageformat", /^@formatjs\//] } } : {}),
    }),
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()].map((id) => id.replaceAll("\\", "/"));
      for (const { module, by, library, original } of replacements) {
        if (!ids.some((id) => library.test(id))) continue;
        const isReplaced = ids.some((id) => id.endsWith(by.replaceAll("\\", "/")));
        if (!isReplaced || ids.some((id) => original.test(id)))
          this.error(`${module} is imported in another way: see packages/platform/src/vite/preset.ts.`);
      }
    },
  };
}

/** Names the maker of elements that is built in; `chakra` is Chakra's own, to measure whether ours is still needed. */
const ELEMENTS = "REWIRE_ELEMENTS";

/** Builds with Chakra's own factory of elements in the place of ours. */
function chakrasElements(): Plugin {
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
  /** Keeps FormatJS's parser, for tests of what uses it at run time. @default false */
  keepParser?: boolean;
}

/**
 * What every Vite of Rewire has in common: the storefront's builds for browsers and servers, Storybook and Vitest. What is
 * tested and approved is built as what ships.
 */
export function rewirePreset({ keepParser = false }: PresetOptions = {}): Plugin[] {
  const replacements = REPLACEMENTS.filter(({ module }) => !keepParser || !module.startsWith("@formatjs/"));
  const elements = process.env[ELEMENTS] === "chakra" ? [chakrasElements()] : [];
  return [messagesPlugin(), replaceModules(replacements), ...elements];
}
