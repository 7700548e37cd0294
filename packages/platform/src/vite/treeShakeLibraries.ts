import type { Plugin } from "vite";
import { UNUSED_ROUTER_STATEMENTS } from "./unusedRouterStatements.ts";
import type { StatementPatch } from "./StatementPatch.ts";

/**
 * Methods of react-intl's `IntlShape` that the project does not use. {@link treeShakeLibraries} removes them from browser
 * bundles.
 */
export const UNUSED_FORMATTERS = [
  "formatDateTimeRange",
  "formatDateToParts",
  "formatDisplayName",
  "formatDuration",
  "formatDurationToParts",
  "formatListToParts",
  "formatNumberToParts",
  "formatPlural",
  "formatRelativeTime",
  "formatTimeToParts",
] as const;

const STATEMENT_PATCHES: readonly StatementPatch[] = [
  ...UNUSED_ROUTER_STATEMENTS,
  // Names of components for developer tools.
  ...["react-router/dist/production/lib", "react-intl/index"].map((path) => ({
    path: new RegExp(`/node_modules/${path}.*\\.js$`),
    statement: /^\s*\w+\.displayName = [^;\n]+;$/gm,
    replacement: "",
  })),
  // Components that functions create.
  {
    path: /\/node_modules\/react-intl\/index\.js$/,
    statement: /(?<= = )(?=createFormatted(?:DateTimeParts)?Component\()/g,
    replacement: "/* @__PURE__ */ ",
  },
  {
    path: /\/node_modules\/react-router\/dist\/production\/lib\/.*\.js$/,
    statement: /(?<=^(?:const|let) \w+ = )(?=React\$1\.(?:forwardRef|createContext)\()/gm,
    replacement: "/* @__PURE__ */ ",
  },
  {
    path: /\/node_modules\/@formatjs\/intl\/index\.js$/,
    statement: new RegExp(String.raw`^\s*(?:${UNUSED_FORMATTERS.join("|")}): \w+\.bind\(.*\),?$`, "gm"),
    replacement: "",
  },
  // Routes that development replaces.
  {
    path: /\/node_modules\/react-router\/dist\/production\/lib\/dom-export\/hydrated-router\.js$/,
    statement: /^\s*router\.createRoutesForHMR = \w+;$/m,
    replacement: "",
  },
  // Global styles, of which the system has none; the places of the children stay, since React counts them for useId.
  {
    path: /\/node_modules\/@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/,
    statement: /^\s*(?:!sys\._config\.disableLayers && )?(?:\/\* @__PURE__ \*\/ )?jsx\(Global, .*\),$/gm,
    replacement: "    null,",
  },
  // A namespace of types.
  {
    path: /\/node_modules\/@emotion\/react\/dist\/emotion-react\.browser\.esm\.js$/,
    statement: /^\(function \(_jsx\) \{[^]*?^\}\)\(jsx \|\| \(jsx = \{\}\)\);$/m,
    replacement: "",
  },
  // The prefixer, which styleCache.ts replaces.
  {
    path: /\/node_modules\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    statement: /(?<=^var defaultStylisPlugins = )\[prefixer\](?=;$)/m,
    replacement: "[]",
  },
];

/**
 * Creates a Vite plugin that removes library statements that prevent tree shaking in browser bundles, such as
 * assignments of names for developer tools. The build fails if a library no longer contains one of the statements.
 */
export function treeShakeLibraries(): Plugin {
  const appliedPatches = new Set<StatementPatch>();
  return {
    name: "rewire-shake-libraries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: STATEMENT_PATCHES.map(({ path }) => path) },
      handler(code, id) {
        const result = STATEMENT_PATCHES.filter(({ path }) => path.test(id)).reduce((rest, patch) => {
          const patchedCode = rest.replace(patch.statement, patch.replacement);
          if (patchedCode !== rest) appliedPatches.add(patch);
          return patchedCode;
        }, code);
        return result === code ? undefined : { code: result, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.viteMetadata?.importedCss.size)
          this.error(
            `${file.fileName} has a style sheet, which routes would be shown without: see packages/platform/src/vite/unusedRouterStatements.ts.`,
          );
    },
    buildEnd(error) {
      const unappliedPatches = STATEMENT_PATCHES.filter((patch) => !appliedPatches.has(patch));
      if (!error && unappliedPatches.length > 0)
        this.error(
          `${unappliedPatches.map(({ path }) => path.source).join(" and ")} is written in another way: see packages/platform/src/vite/treeShakeLibraries.ts.`,
        );
    },
  };
}
