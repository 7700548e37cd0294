// Graph of the project's modules by imported name: a module that imports `toPrice` through an index file depends only on
// the file that defines it.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { parseSync } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";

const SCRIPTS = new Set([".ts", ".tsx", ".mts", ".js", ".jsx", ".mjs"]);

/** Placeholder for all names of a module. */
const ALL = "*";

/**
 * Import or re-export.
 * @typedef {{ request: string, name: string, local?: string, isLazy?: boolean, exportName?: string }} Edge `local` is the
 * name in the importing module. Module: imports, re-exports, own exports, and source.
 * @typedef {{ imports: Edge[], reexports: Edge[], exports: string[], text: string }} Module Use of a module by another:
 * the name that it defines, "*" for all of them, and the name in the other.
 * @typedef {{ user: string, name: string, local?: string, isLazy?: boolean }} Use
 */

/**
 * Creates a graph that reads modules on demand.
 * @param root Folder of the project; files outside of it and external packages are leaves.
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
    if (!modules.has(file)) modules.set(file, SCRIPTS.has(extname(file)) && existsSync(file) ? parse(file) : null);
    return modules.get(file);
  };

  /** Returns the project file of an import specifier; null for an external package. */
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

  /**
   * Returns the modules that define an exported name, through index files, with their names for it; none where only
   * `export *` of modules leads to that have no such name.
   */
  const definitions = (file, name, visited) => {
    const key = `${file}\0${name}`;
    const module = read(file);
    if (visited.has(key)) return [];
    visited.add(key);
    if (!module) return [{ file, name }];
    if (name === ALL)
      return [{ file, name }, ...module.reexports.flatMap((edge) => follow(file, edge, edge.name, visited))];
    const direct = module.reexports.filter(({ exportName }) => exportName === name);
    if (direct.length > 0) return direct.flatMap((edge) => follow(file, edge, edge.name, visited));
    if (module.exports.includes(name)) return [{ file, name }];
    // `export * from` re-exports any name: each of those modules may define it.
    return module.reexports
      .filter(({ exportName }) => exportName === undefined)
      .flatMap((edge) => follow(file, edge, name, visited));
  };
  const follow = (file, { request }, name, visited) => {
    const target = resolve(file, request);
    return target ? definitions(target, name, visited) : [];
  };
  /** Returns the modules that an import needs: the imported one itself where no module is known to define the name. */
  const targetsOf = (file, edge) => {
    const definitionFiles = follow(file, edge, edge.name, new Set());
    const target = resolve(file, edge.request);
    return definitionFiles.length === 0 && target ? [{ file: target, name: ALL }] : definitionFiles;
  };

  const dependencies = new Map();
  /** Runtime dependencies of a file: its `uses` of names, and the distinct `files`. */
  const dependenciesBy = (file) => {
    if (!dependencies.has(file)) {
      const imports = read(file)?.imports ?? [];
      const uses = imports.flatMap((edge) => targetsOf(file, edge).map((target) => ({ ...edge, ...target })));
      dependencies.set(file, { uses, files: new Set(uses.map((use) => use.file)) });
    }
    return dependencies.get(file);
  };
  const usesOf = (file) => dependenciesBy(file).uses;
  const dependenciesOf = (file) => dependenciesBy(file).files;
  /** Dependencies of a file of which every export is used, as the stories of a file are: also those it passes on. */
  const usesOfWhole = (file) => {
    const passedOn = (read(file)?.reexports ?? []).flatMap((edge) => targetsOf(file, edge));
    return [...usesOf(file), ...passedOn];
  };
  const dependenciesOfWhole = (file) => new Set(usesOfWhole(file).map((use) => use.file));

  return {
    /**
     * Returns the number of imports between each file and the nearest of some targets; unconnected files are omitted.
     * @param starts Absolute paths of the files to rank.
     * @param targets Absolute paths.
     * @returns {Map<string, number>}
     */
    distances(starts, targets) {
      const dependents = new Map();
      const wholes = new Set(starts);
      const reached = new Set(starts);
      for (const file of reached) {
        for (const needed of wholes.has(file) ? dependenciesOfWhole(file) : dependenciesOf(file)) {
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
     * Lists all runtime dependencies of some files, including the files.
     * @param starts Absolute paths.
     * @returns {Set<string>}
     */
    closure(starts) {
      const files = new Set(starts.flatMap((file) => [file, ...dependenciesOfWhole(file)]));
      for (const file of files) for (const needed of dependenciesOf(file)) files.add(needed);
      return files;
    },
    /**
     * Lists the uses of each module by others, in the closure of some files.
     * @param starts Absolute paths.
     * @returns {Map<string, Use[]>}
     */
    users(starts) {
      const wholes = new Set(starts);
      const users = new Map();
      for (const user of this.closure(starts))
        for (const { file, name, local, isLazy } of wholes.has(user) ? usesOfWhole(user) : usesOf(user)) {
          if (!users.has(file)) users.set(file, []);
          users.get(file).push({ user, name, local, isLazy });
        }
      return users;
    },
    /** Returns the source of a module, "" for other files. */
    textOf: (file) => read(file)?.text ?? "",
    /** Lists the names that a module exports itself; for a story file, the stories and "default". */
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
    return values.map(({ importName, localName }) => ({
      request: moduleRequest.value,
      name: nameOf(importName),
      local: localName.value,
    }));
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

/** `import("./x.ts")` uses all exports. */
const lazyImports = ({ dynamicImports }, text) =>
  dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, request] = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end)) ?? [];
    return request ? [{ request, name: ALL, isLazy: true }] : [];
  });

/** `new URL("./x.sqlite", import.meta.url)` refers to a file too, and so does a mock of Vitest. */
const fileAddresses = (text) =>
  [...text.matchAll(/(?:new URL|vi\.mock)\(["'`](\.{1,2}\/[^"'`$]+)["'`]/g)].map(([, request]) => ({
    request,
    name: ALL,
  }));
