import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** What Vite writes down of each source, as much of it as is read. */
const viteManifest = v.record(v.string(), v.object({ file: v.string() }));

/** Reads from the build where each locale's compiled messages lie; locale code to address. */
export function readMessageChunks(clientFolder: string): Record<string, string> {
  const text = readFileSync(join(clientFolder, ".vite", "manifest.json"), "utf8");
  const manifest = v.parse(viteManifest, JSON.parse(text));
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const locale = /\/locales\/([a-z]{2}_[A-Z]{2})\.json$/.exec(source)?.[1];
      return locale ? [[locale, `/${file}`]] : [];
    }),
  );
}
