import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { readCommit } from "../records/readCommit.ts";

/**
 * Creates a Vite plugin that writes `/builds/latest.json` and `/builds/meta/{id}.json`, from which open pages detect a
 * newer version. The build id is a hash of the built files, and the build time is the commit time, so that identical
 * builds have the same version.
 */
export function createBuildFilesPlugin(): Plugin {
  return {
    name: "rewire-build-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      if (this.environment.mode !== "build") return;
      const hash = createHash("sha256");
      for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      }
      const id = hash.digest("hex").slice(0, 16);
      const source = JSON.stringify({ id, timestamp: readCommit(import.meta.dirname).seconds * 1000 });
      for (const fileName of ["builds/latest.json", `builds/meta/${id}.json`])
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
