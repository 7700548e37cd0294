import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Paths of a manifest's text as they are from the app's folder, whatever folder the project lies in. */
export function withRelativePaths(manifest: string, root: string): string {
  const absolute = JSON.stringify(`${root.replaceAll("\\", "/").replace(/\/$/, "")}/`).slice(1, -1);
  return manifest.replaceAll(`"${absolute}`, '"../../');
}

/**
 * Vite names styles that were asked for as an address by their full path, so that builds in two folders differ.
 *
 * @param root Of the project.
 */
export function relativeManifest(root: string): Plugin {
  return {
    name: "rewire-relative-manifest",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        const file = join(dir, ".vite", "manifest.json");
        if (existsSync(file)) writeFileSync(file, withRelativePaths(readFileSync(file, "utf8"), root));
      },
    },
  };
}
