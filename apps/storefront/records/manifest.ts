import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const schema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

/** Vite's build manifest, which maps each source or chunk to its file and imports. */
export type Manifest = v.InferOutput<typeof schema>;

export const readManifest = (client: string): Manifest =>
  v.parse(schema, JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8")));

/** Returns all files that the given files import directly or indirectly, optionally including dynamic imports. */
export function listReachableScripts(
  manifest: Manifest,
  files: Iterable<string>,
  importKinds: "imports" | "all",
): Set<string> {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const reachableFiles = new Set(files);
  for (const file of reachableFiles) {
    const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
    for (const key of importKinds === "all" ? [...imports, ...dynamicImports] : imports) {
      const next = manifest[key]?.file;
      if (next !== undefined) reachableFiles.add(next);
    }
  }
  return reachableFiles;
}
