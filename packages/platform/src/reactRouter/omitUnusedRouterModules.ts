import type { Plugin } from "vite";

/** Module of React Router that pages load although the app does not use it. */
interface UnusedModule {
  /** Matches its file. */
  readonly path: RegExp;
  /** Name of each of its exports, with the code that replaces it; null if browsers never call it. */
  readonly exports: Readonly<Record<string, string | null>>;
}

const UNUSED_MODULES: readonly UnusedModule[] = [
  // Asks the server for routes that a page does not know; with `routeDiscovery: "initial"` every page knows all.
  {
    path: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    exports: {
      URL_LIMIT: null,
      getManifestPath: null,
      getPartialManifest: null,
      getPathsWithAncestors: null,
      handleClientVersionMismatch: null,
      getPatchRoutesOnNavigationFunction: "() => undefined",
      isFogOfWarEnabled: "() => false",
      useFogOFWarDiscovery: "() => undefined",
    },
  },
  // Wraps loaders and navigations for telemetry that is passed to HydratedRouter.
  {
    path: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    exports: {
      getRouteInstrumentationUpdates: null,
      instrumentClientSideRouter: null,
      instrumentHandler: null,
      instrumentationResultMetaContext: null,
      consumeInstrumentationClientResultMetaReceiver: "() => undefined",
    },
  },
  // Reads redirects and errors of React's server components.
  {
    path: /\/react-router\/dist\/production\/lib\/errors\.js$/,
    exports: {
      decodeRedirectErrorDigest: "() => undefined",
      decodeRouteErrorResponseDigest: "() => undefined",
    },
  },
];

const EXPORT_LIST_PATTERN = /^export \{([^}]*)\};/m;

/** Options of React Router's configuration that decide which modules browsers need. */
interface RouterOptions {
  readonly routeDiscovery?: { readonly mode: string } | undefined;
}

/**
 * Creates a Vite plugin that removes unused modules of React Router from browser bundles: route discovery,
 * instrumentation, and errors of server components. The build fails if React Router no longer contains one of the
 * modules or if its exports have changed. @throws Error if the app's configuration requires route discovery.
 */
export function omitUnusedRouterModules({ routeDiscovery }: RouterOptions): Plugin {
  if (routeDiscovery?.mode !== "initial")
    throw new Error(
      "Route discovery is left out of browsers: see packages/platform/src/reactRouter/omitUnusedRouterModules.ts.",
    );
  const replacedModules = new Set<UnusedModule>();
  return {
    name: "rewire-leave-out-unused",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: UNUSED_MODULES.map(({ path }) => path) },
      handler(code, id) {
        const module = UNUSED_MODULES.find(({ path }) => path.test(id));
        if (!module || listExports(code) !== Object.keys(module.exports).toSorted().join())
          return this.error(
            `${id} exports something else: see packages/platform/src/reactRouter/omitUnusedRouterModules.ts.`,
          );
        replacedModules.add(module);
        return { code: renderReplacement(module), map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (!error && replacedModules.size < UNUSED_MODULES.length)
        this.error("React Router has other modules: see packages/platform/src/reactRouter/omitUnusedRouterModules.ts.");
    },
  };
}

/** Returns the sorted names that a module of React Router exports, joined by commas. */
const listExports = (code: string): string =>
  (EXPORT_LIST_PATTERN.exec(code)?.[1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .toSorted()
    .join();

const renderReplacement = ({ exports }: UnusedModule): string =>
  Object.entries(exports)
    .map(([name, code]) => `export const ${name} = ${code ?? "undefined"};`)
    .join("\n");
