import { relative } from "node:path";
import type { Plugin } from "vite";

/** Path of the JSON file that lists the source files of each script. The file is not served to browsers. */
export const CHUNK_SOURCES_PATH = ".vite/sources.json";

const toForwardSlashes = (path: string) => path.replaceAll("\\", "/");

/** Returns `react@19.3.1` for a library module, and the path from the project root for others. */
function toSource(moduleId: string, root: string): string {
  const id = toForwardSlashes(moduleId).replace(/^\0/, "").replace(/\?.*$/, "");
  const library = /\/node_modules\/\.pnpm\/[^/]+\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (library !== undefined) return `npm:${library}`;
  return id.startsWith(toForwardSlashes(root))
    ? toForwardSlashes(relative(root, id))
    : `build:${id.replace(/^.*\/node_modules\//, "")}`;
}

/**
 * Creates a Vite plugin that writes the source files of each script to a JSON file. The script inventory of the payment
 * pages is created from this file.
 * @param root Project root.
 */
export function createChunkSourcesPlugin(root: string): Plugin {
  return {
    name: "rewire-chunk-sources",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "chunk"
          ? [[file.fileName, [...new Set(file.moduleIds.map((id) => toSource(id, root)))].toSorted()] as const]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(sources.toSorted(([a], [b]) => (a < b ? -1 : 1))));
      this.emitFile({ type: "asset", fileName: CHUNK_SOURCES_PATH, source });
    },
  };
}
