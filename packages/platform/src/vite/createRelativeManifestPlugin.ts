import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Makes the paths in a manifest relative to the app's folder, so that they do not depend on the project's location.
 * @throws Error if the paths have an unknown format.
 */
export function toRelativePaths(manifest: string, root: string): string {
  const absoluteRoot = JSON.stringify(`${root.replaceAll("\\", "/").replace(/\/$/, "")}/`).slice(1, -1);
  const relativeText = manifest.replaceAll(`"${absoluteRoot}`, '"../../');
  if (relativeText.includes(absoluteRoot))
    throw new Error(
      "Vite's manifest still names the folder of this project: see packages/platform/src/vite/createRelativeManifestPlugin.ts.",
    );
  return relativeText;
}

/**
 * Creates a Vite plugin that makes the paths in Vite's manifest relative. Vite writes absolute paths for styles
 * imported as a URL, so that builds in different folders would differ.
 * @param root Root folder of the project.
 */
export function createRelativeManifestPlugin(root: string): Plugin {
  return {
    name: "rewire-relative-manifest",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir: outputFolder = "" }) {
        const file = join(outputFolder, ".vite", "manifest.json");
        if (existsSync(file)) writeFileSync(file, toRelativePaths(readFileSync(file, "utf8"), root));
      },
    },
  };
}
