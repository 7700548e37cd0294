import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { componentsOf } from "../scripts/lib/changed/components.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Marks the project's components in the built workshop with the names that they are exported by, which the minifier does
 * not keep: an approved picture records which of them it shows (`scripts/lib/visual/outline/components.mjs`).
 */
export function markedComponents(): Plugin {
  return {
    name: "rewire:marked-components",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const path = relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      const names = componentsOf(path, code);
      if (names.length === 0) return undefined;
      const marks = names.map((name) => `${name}.rewireName = "${name}";`).join(" ");
      return { code: `${code}\n${marks}\n`, map: null };
    },
  };
}
