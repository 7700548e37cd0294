import { fileURLToPath } from "node:url";
import { toServerBuild } from "./builtApp.ts";
import type { BuiltApp } from "./openStorefront.ts";
import { readClientFiles } from "./readClientFiles.ts";

const resolveFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const client = resolveFolder("../build/client");

/**
 * Loads the parts of the built app that render pages. Each thread must load its own copy. @throws Error if the app has
 * not been built.
 */
export async function loadBuild() {
  return {
    build: toServerBuild(await import(resolveFolder("../build/server/index.js"))),
    ...readClientFiles(client),
  };
}

/** Loads the app built by `npm run build`. @throws Error if the app has not been built. */
export async function loadAppFromDisk(): Promise<BuiltApp> {
  const { build, ...rest } = await loadBuild();
  return { ...rest, build: () => Promise.resolve(build), files: client, canUseThreads: true };
}
