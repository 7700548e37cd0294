import { fileURLToPath } from "node:url";
import { toServerBuild } from "./builtApp.ts";
import { readMessageChunks } from "./messageChunks.ts";
import type { BuiltApp } from "./openStorefront.ts";
import { readBuildId } from "./readBuildId.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Loads the app that `npm run build` has written beside this folder. @throws Error if it has not been built */
export async function appFromDisk(): Promise<BuiltApp> {
  const client = folder("../build/client");
  const build = toServerBuild(await import(folder("../build/server/index.js")));
  return {
    build: () => Promise.resolve(build),
    files: client,
    messageChunks: readMessageChunks(client),
    buildId: readBuildId(client),
  };
}
