import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Schema of the fields of Vite's manifest that are read. */
const viteManifestSchema = v.record(v.string(), v.object({ file: v.string() }));

/** Returns the URLs of the compiled messages in the build, by locale. */
export function readMessageChunks(clientFolder: string): Record<string, string> {
  const text = readFileSync(join(clientFolder, ".vite", "manifest.json"), "utf8");
  const manifest = v.parse(viteManifestSchema, JSON.parse(text));
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const locale = /\/locales\/([a-z]{2}_[A-Z]{2})\.json$/.exec(source)?.[1];
      return locale ? [[locale, `/${file}`]] : [];
    }),
  );
}
