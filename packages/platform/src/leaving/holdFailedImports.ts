import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FAILURE_CODE = ".catch(handlePreloadError)";

/** The code of `whenStaying`, which the build adds to modules of libraries: they cannot import it by the package's name. */
export const WAIT_IMPORT = `import { whenStaying } from ${JSON.stringify(
  fileURLToPath(new URL("whenStaying.ts", import.meta.url)),
)};\n`;

/**
 * Creates a Vite plugin that makes dynamic imports which fail while the visitor is leaving the page fail only if the page
 * stays; see `whenStaying`. Vite wraps each of them in a helper that reports failures.
 */
export function holdFailedImports(): Plugin {
  let isPatched = false;
  return {
    name: "rewire-hold-failed-imports",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(FAILURE_CODE)) return undefined;
        isPatched = true;
        const patch = `.catch((error) => whenStaying().then(() => handlePreloadError(error)))`;
        return { code: WAIT_IMPORT + code.replace(FAILURE_CODE, patch), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isPatched)
        this.error(
          "Vite no longer handles failed imports where packages/platform/src/leaving/holdFailedImports.ts expects it: see what it does now when an import fails.",
        );
    },
  };
}
