import { createHash } from "node:crypto";
import { minifySync, type Plugin } from "vite";
import { composeExternalScript } from "../app/early/composeEarlyScripts.ts";

/**
 * Creates a Vite plugin that writes the early script of public pages to a file of its own, whose name contains a hash of
 * its content.
 */
export function createEarlyScriptPlugin(): Plugin {
  return {
    name: "rewire-early-script",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      if (this.environment.mode !== "build") return;
      const { code } = minifySync("early.js", composeExternalScript());
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      this.emitFile({ type: "asset", fileName: `assets/early-${hash}.js`, source: code });
    },
  };
}
