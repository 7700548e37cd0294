import { fileURLToPath } from "node:url";
import { toServerBuild } from "./builtApp.ts";
import { readMessageChunks } from "./messageChunks.ts";
import type { BuiltApp } from "./openStorefront.ts";
import { readBuildId } from "./readBuildId.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const client = folder("../build/client");

/** Loads the parts of the app that render pages; each thread has its own. @throws Error if it has not been built */
export async function loadBuild() {
  return {
    build: toServerBuild(await import(folder("../build/server/index.js"))),
    messageChunks: readMessageChunks(client),
    buildId: readBuildId(client),
  };
}

/** Loads the built app, which `npm run build` writes beside this folder. @throws Error if it has not been built */
export async function loadAppFromDisk(): Promise<BuiltApp> {
  const { build, ...rest } = await loadBuild();
  return { ...rest, build: () => Promise.resolve(build), files: client, canUseThreads: true };
}
