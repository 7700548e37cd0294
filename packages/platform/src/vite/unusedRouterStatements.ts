import type { StatementPatch } from "./StatementPatch.ts";

const createFilePattern = (path: string) =>
  new RegExp(`/node_modules/react-router/dist/production/lib/${path.replaceAll(".", String.raw`\.`)}$`);

const removeStatement = (path: string, statement: RegExp, replacement = ""): StatementPatch => ({
  path: createFilePattern(path),
  statement,
  replacement,
});

/**
 * Statements of React Router for what the app does not do: rendering its scripts, style sheets of routes, server
 * components, forms of fetchers, and view transitions within a document. See `treeShakeLibraries`.
 */
export const UNUSED_ROUTER_STATEMENTS: readonly StatementPatch[] = [
  // Scripts of a document that failed before it was hydrated, and a hint for developers, whose script never runs.
  removeStatement("dom/ssr/errorBoundaries.js", /renderScripts \? [^\n]*Scripts, null\) : null/, "null"),
  removeStatement("dom/ssr/errorBoundaries.js", /^\tlet heyDeveloper = [^]*?^\t\}\);$/m),
  removeStatement("dom/ssr/errorBoundaries.js", /, heyDeveloper\)/, ")"),
  // Style sheets of routes, of which there are none (see `treeShakeLibraries`).
  removeStatement("dom/ssr/routes.js", /^\t\t\tlet cachedModule = [^]*?^\t\t\t\}$/m, "\t\t\treturn handler();"),
  removeStatement("dom/ssr/routes.js", /^\tlet prefetchRouteCssPromise = .*;$/m),
  removeStatement("dom/ssr/routes.js", /^\tawait Promise\.all\(\[prefetchRouteCssPromise, .*;$/m),
  // Server components.
  removeStatement("dom/ssr/components.js", /^\tif \(rsc\) return [^]*?^\t\}\);$/m),
  removeStatement("hooks.js", /^\t\tif \(this\.context\) return .*RSCErrorHandler.*;$/m),
  // The form of a fetcher.
  removeStatement("dom/lib.js", /^\tlet FetcherForm = React\$1\.useMemo\([^]*?^\t\}, \[fetcherKey\]\);$/m),
  removeStatement("dom/lib.js", /^\t\tForm: FetcherForm,$/m),
  removeStatement("dom/lib.js", /^\t\tFetcherForm,$/m),
  // View transitions; those between documents need no script.
  removeStatement(
    "components.js",
    /^\t\twarnOnce\(flushSync === false[^]*?^\t\tif \(!viewTransitionOpts .*\{$([^]*?)^\t\t\treturn;\n\t\t\}$[^]*?(?=^\t\}, \[\n\t\trouter\.window,$)/m,
    "$1",
  ),
  removeStatement("components.js", /^\t\ttransition,\n\t\trenderDfd,\n(?=\t\tuseTransitions,$)/m),
  removeStatement(
    "components.js",
    /^\tReact\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext\.isTransitioning && [^]*?^\t\}, \[vtContext\.isTransitioning, interruption\]\);$/m,
  ),
  removeStatement(
    "components.js",
    /^\tlet \[(?:pendingState, setPendingState|renderDfd, setRenderDfd|transition, setTransition|interruption, setInterruption)\] = React\$1\.useState\(\);$/gm,
  ),
];
