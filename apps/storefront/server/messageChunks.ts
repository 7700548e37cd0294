import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads from the build where each locale's compiled messages lie; locale code to address. */
export function readMessageChunks(clientFolder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite", "manifest.json"), "utf8")) as Record<string, { file: string }>;
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const locale = /\/locales\/([a-z]{2}_[A-Z]{2})\.json$/.exec(source)?.[1];
      return locale ? [[locale, `/${file}`]] : [];
    }),
  );
}
