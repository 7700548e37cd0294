import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Programs by the name of their file in the bundle: absolute paths of their sources. */
type Programs = Readonly<Record<string, string>>;

/**
 * Libraries outside of the bundle: those with binaries, data files or worker scripts of their own, those that only some
 * shops use, and those of which the built app needs the server's instance.
 */
const EXTERNAL_LIBRARY =
  /^(?:sharp|pino|piscina|pdfkit|fontkit|nodemailer|file-type|react|react-router|vite|@redis\/client|@graphql-yoga\/render-graphiql)(?:\/|$)/;

const STACK_TRACES = fileURLToPath(new URL("restoreStackTraces.ts", import.meta.url));

const toPosix = (path: string): string => path.replaceAll("\\", "/");

/** Creates a plugin that leaves libraries outside of the bundle. */
function createExternalLibrariesPlugin(bundle: string): Plugin {
  return {
    name: "rewire-external-libraries",
    enforce: "pre",
    async resolveId(source, importer) {
      if (importer === undefined || !EXTERNAL_LIBRARY.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (resolved === null) this.error(`${source} is not installed`);
      // The bundle's package finds only its own libraries by name.
      const isInSamePackage = !relative(resolve(bundle, "../.."), importer).startsWith("..");
      return { id: isInSamePackage ? source : toPosix(relative(bundle, resolved.id)), external: "absolute" };
    },
  };
}

/**
 * Replaces URLs of other programs by those in the bundle, and others by those of files beside the source.
 * @param id Path of the source
 */
export function replaceUrls(code: string, id: string, { bundle, programs }: BundleOptions): string {
  const names = new Map(Object.entries(programs).map(([name, path]) => [toPosix(path), name]));
  const source = JSON.stringify(toPosix(relative(bundle, id)));
  return code
    .split(/(new URL\("[^"]+\.ts", import\.meta\.url\))/)
    .map((part) => {
      const path = /^new URL\("([^"]+)", import\.meta\.url\)$/.exec(part)?.[1];
      const name = path === undefined ? undefined : names.get(toPosix(resolve(dirname(id), path)));
      if (name !== undefined) return `new URL("${name}.js", import.meta.url)`;
      return part.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`);
    })
    .join("");
}

/** Creates a plugin with which sources find files beside them as before, and stack traces name sources. */
function createSourcesPlugin(options: BundleOptions): Plugin {
  const entries = new Set(Object.values(options.programs).map(toPosix));
  return {
    name: "rewire-sources",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(".ts") || id.includes("/node_modules/")) return undefined;
      // In the first line, so that sources keep their line numbers.
      const prefix = entries.has(id) ? `import ${JSON.stringify(toPosix(STACK_TRACES))};` : "";
      return { code: `${prefix}${replaceUrls(code, id, options)}`, map: null };
    },
  };
}

interface BundleOptions {
  /** Folder of the bundle. */
  readonly bundle: string;
  readonly programs: Programs;
}

/** Creates the Vite plugins that bundle the server. */
export const createBundlePlugins = (options: BundleOptions): Plugin[] => [
  createExternalLibrariesPlugin(options.bundle),
  createSourcesPlugin(options),
];
