import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { parseSync, type StaticImport } from "oxc-parser";
import type { Plugin } from "vite";

/** Module and name under which it exports a value. */
interface Definition {
  readonly file: string;
  readonly name: string;
}

/** What an index file or a module behind it exports. */
interface Exports {
  /** Names defined by the file itself. */
  readonly own: ReadonlySet<string>;
  /** Re-exports by name, with the name in the other module. */
  readonly renamed: ReadonlyMap<string, { readonly request: string; readonly name: string }>;
  /** Modules of `export * from`. */
  readonly stars: readonly string[];
}

/** Resolves an import to a file; undefined for libraries and what is no file. */
type Resolve = (request: string, importer: string) => Promise<string | undefined>;

const OURS = /^(?:\.{1,2}\/|@rewire\/)/;
const INDEX = /\/src\/(?:.*\/)?index\.ts$/;
/** Sources with an import that may lead to an index file. */
const HAS_INDEX_IMPORT = /from\s*["'](?:@rewire\/|\.[^"']*\/index\.ts["'])/;

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string | undefined =>
  kind === "Name" ? (name ?? undefined) : kind === "Default" ? "default" : undefined;

function readExports(file: string): Exports {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const own = new Set<string>();
  const renamed = new Map<string, { request: string; name: string }>();
  const stars: string[] = [];
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const exported = nameOf(exportName);
    const imported = nameOf(importName);
    if (isType) continue;
    if (!moduleRequest) own.add(exported ?? "");
    else if (exported === undefined) stars.push(moduleRequest.value);
    // `export * as name from` is a value of this file.
    else if (imported === undefined) own.add(exported);
    else renamed.set(exported, { request: moduleRequest.value, name: imported });
  }
  return { own, renamed, stars };
}

/**
 * Creates a function that finds the module that defines an exported name, through index files; undefined where a
 * library may define it.
 */
export function createDefinitions(resolve: Resolve) {
  const exportsByFile = new Map<string, Exports>();
  const find = async (file: string, name: string): Promise<Definition | undefined> => {
    if (!exportsByFile.has(file)) exportsByFile.set(file, readExports(file));
    const { own, renamed, stars } = exportsByFile.get(file) as Exports;
    if (own.has(name)) return { file, name };
    const direct = renamed.get(name);
    if (direct) {
      const target = await resolve(direct.request, file);
      if (target === undefined) return { file, name };
      return INDEX.test(target) ? find(target, direct.name) : { file: target, name: direct.name };
    }
    for (const request of name === "default" ? [] : stars) {
      const target = await resolve(request, file);
      const definition = target === undefined ? undefined : await find(target, name);
      if (definition) return definition;
    }
    return undefined;
  };
  return { find, forget: () => exportsByFile.clear() };
}

/** Imports of one statement by the module that defines them; undefined if it has to stay as it is. */
async function toDirect({ entries }: StaticImport, index: string, find: ReturnType<typeof createDefinitions>["find"]) {
  if (entries.length === 0) return undefined;
  const statements: string[] = [];
  for (const { importName, localName } of entries) {
    const name = nameOf(importName);
    const definition = name === undefined ? undefined : await find(index, name);
    if (!definition) return undefined;
    statements.push(`import { ${definition.name} as ${localName.value} } from ${JSON.stringify(definition.file)};`);
  }
  return statements.join(" ");
}

/**
 * Imports from the modules that define a name instead of from index files, while the workshop is served: a browser
 * would otherwise request every component and every module of the domain before the first story. Index files have no
 * effects of their own, so that nothing else changes.
 */
export function directImports(): Plugin {
  let forget = () => {};
  let find: ReturnType<typeof createDefinitions>["find"];
  return {
    name: "rewire-direct-imports",
    apply: "serve",
    buildStart() {
      const definitions = createDefinitions(async (request, importer) => {
        const resolved = OURS.test(request) ? await this.resolve(request, importer) : null;
        return resolved && !resolved.external && isAbsolute(resolved.id) ? resolved.id : undefined;
      });
      ({ find, forget } = definitions);
    },
    hotUpdate: () => forget(),
    transform: {
      filter: { id: { include: /\.(?:tsx?|mdx|mjs)$/, exclude: /\/node_modules\// }, code: HAS_INDEX_IMPORT },
      async handler(code, id) {
        let text = code;
        // Last first, so that earlier positions stay.
        for (const statement of parseSync(id, code, { lang: "jsx" }).module.staticImports.toReversed()) {
          const { start, end, moduleRequest } = statement;
          if (!OURS.test(moduleRequest.value)) continue;
          const index = (await this.resolve(moduleRequest.value, id))?.id;
          if (index === undefined || !INDEX.test(index)) continue;
          const direct = await toDirect(statement, index, find);
          if (direct === undefined) continue;
          // As many lines as before, for the source map.
          text =
            text.slice(0, start) +
            direct +
            "\n".repeat(code.slice(start, end).split("\n").length - 1) +
            text.slice(end);
        }
        return text === code ? null : { code: text, map: null };
      },
    },
  };
}
