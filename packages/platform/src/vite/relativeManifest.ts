import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Paths of a manifest's text as they are from the app's folder, whatever folder the project lies in.
 * @throws Error where Vite names the folder in a form that is not known here
 */
export function withRelativePaths(manifest: string, root: string): string {
  const absolute = JSON.stringify(`${root.replaceAll("\\", "/").replace(/\/$/, "")}/`).slice(1, -1);
  const relative = manifest.replaceAll(`"${absolute}`, '"../../');
  if (relative.includes(absolute))
    throw new Error(
      "Vite's manifest still names the folder of this project: see packages/platform/src/vite/relativeManifest.ts.",
    );
  return relative;
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
