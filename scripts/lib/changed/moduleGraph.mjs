// The graph of modules of this project, by name: who imports `toPrice` through an index file depends on the file that defines it.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { parseSync } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

const SCRIPTS = new Set([".ts", ".tsx", ".mts", ".js", ".jsx", ".mjs"]);

/** All names that a module offers. */
const ALL = "*";

/**
 * An import or re-export.
 * @typedef {{ request: string, name: string, exportName?: string }} Edge
 * A module: what it imports, which names it passes on from others, which it exports itself, and its source.
 * @typedef {{ imports: Edge[], reexports: Edge[], exports: string[], text: string }} Module
 */

/**
 * Reads modules when they are asked for.
 * @param root Folder of the project; files outside of it and packages of others end a path.
 */
export function createModuleGraph(root) {
  const resolver = new ResolverFactory({
    conditionNames: ["browser", "import", "default"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    mainFields: ["module", "main"],
  });
  const modules = new Map();
  const targets = new Map();

  const read = (file) => {
    if (!modules.has(file)) modules.set(file, SCRIPTS.has(extname(file)) ? parse(file) : null);
    return modules.get(file);
  };

  /** The project's own file behind a request; null for a package of others. */
  const resolve = (file, request) => {
    const folder = dirname(file);
    const key = `${folder}\0${request}`;
    if (!targets.has(key)) targets.set(key, find(folder, request.replace(/\?.*$/, "")));
    return targets.get(key);
  };
  const find = (folder, request) => {
    if (request.startsWith(".") && existsSync(join(folder, request)) && statSync(join(folder, request)).isFile())
      return join(folder, request);
    const { path } = resolver.sync(folder, request);
    return path && path.startsWith(root + sep) && !path.includes(`${sep}node_modules${sep}`) ? path : null;
  };

  /** The places that define a name of a module: through index files to the end. */
  const definitions = (file, name, visited) => {
    const key = `${file}\0${name}`;
    const module = read(file);
    if (visited.has(key)) return [];
    visited.add(key);
    if (!module) return [file];
    if (name === ALL) return [file, ...module.reexports.flatMap((edge) => follow(file, edge, edge.name, visited))];
    const direct = module.reexports.filter(({ exportName }) => exportName === name);
    if (direct.length > 0) return direct.flatMap((edge) => follow(file, edge, edge.name, visited));
    if (module.exports.includes(name)) return [file];
    // `export * from` passes on any name: each of those modules may have it.
    const stars = module.reexports
      .filter(({ exportName }) => exportName === undefined)
      .flatMap((edge) => follow(file, edge, name, visited));
    return stars.length > 0 ? stars : [file];
  };
  const follow = (file, { request }, name, visited) => {
    const target = resolve(file, request);
    return target ? definitions(target, name, visited) : [];
  };

  const dependencies = new Map();
  /** Files that a file needs at run time, each once. */
  const dependenciesOf = (file) => {
    if (!dependencies.has(file)) {
      const imports = read(file)?.imports ?? [];
      dependencies.set(file, new Set(imports.flatMap((edge) => follow(file, edge, edge.name, new Set()))));
    }
    return dependencies.get(file);
  };

  return {
    /**
     * Tells how many imports lie between each file and the nearest of some others; files that reach none are left out.
     * @param starts Absolute paths of the files to judge.
     * @param targets Absolute paths.
     * @returns {Map<string, number>}
     */
    distances(starts, targets) {
      const dependents = new Map();
      const reached = new Set(starts);
      for (const file of reached) {
        for (const needed of dependenciesOf(file)) {
          reached.add(needed);
          if (!dependents.has(needed)) dependents.set(needed, []);
          dependents.get(needed).push(file);
        }
      }
      const distances = new Map([...targets].filter((file) => reached.has(file)).map((file) => [file, 0]));
      for (const [at, distance] of distances)
        for (const file of dependents.get(at) ?? []) if (!distances.has(file)) distances.set(file, distance + 1);
      return new Map(starts.filter((file) => distances.has(file)).map((file) => [file, distances.get(file)]));
    },
    /**
     * Lists every file that some files need at run time, themselves included.
     * @param starts Absolute paths.
     * @returns {Set<string>}
     */
    closure(starts) {
      const files = new Set(starts);
      for (const file of files) for (const needed of dependenciesOf(file)) files.add(needed);
      return files;
    },
    /** Text of a module, "" where it is no script. */
    textOf: (file) => read(file)?.text ?? "",
    /** Names that a module exports itself; of a file of stories, the stories and "default". */
    exportsOf: (file) => read(file)?.exports ?? [],
  };
}

/** @returns {Module} */
function parse(file) {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const entriesOf = (list) => list.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    if (entries.length === 0) return [{ request: moduleRequest.value, name: ALL }];
    return values.map(({ importName }) => ({ request: moduleRequest.value, name: nameOf(importName) }));
  });
  const exports = entriesOf(module.staticExports);
  const reexports = exports
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, importName, exportName }) => ({
      request: moduleRequest.value,
      name: nameOf(importName),
      exportName: exportName.kind === "None" ? undefined : nameOf(exportName),
    }));
  const own = exports.filter(({ moduleRequest }) => !moduleRequest).map(({ exportName }) => nameOf(exportName));
  return { imports: [...imports, ...lazyImports(module, text), ...fileAddresses(text)], reexports, exports: own, text };
}

const nameOf = ({ kind, name }) => (kind === "Name" ? name : kind === "Default" ? "default" : ALL);

/** `import("./x.ts")` needs the whole of it. */
const lazyImports = ({ dynamicImports }, text) =>
  dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, request] = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end)) ?? [];
    return request ? [{ request, name: ALL }] : [];
  });

/** `new URL("./x.sqlite", import.meta.url)` names a file too, and so does a mock of Vitest. */
const fileAddresses = (text) =>
  [...text.matchAll(/(?:new URL|vi\.mock)\(["'`](\.{1,2}\/[^"'`$]+)["'`]/g)].map(([, request]) => ({
    request,
    name: ALL,
  }));
