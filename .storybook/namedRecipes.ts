import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const MODULES = /^(packages\/ui\/src|apps\/storefront\/app)\/.*(?<!\.(?:stories|test))\.tsx?$/;
const RECIPES = /\bconst (\w+) = (chakra|defineRecipe|defineSlotRecipe)\(/g;

/**
 * Lets `npm run visual:probe` name the recipes of the built workshop: whatever takes one can be wrapped by
 * `__rewireMark`, with the path and name of the constant. Without the probe nothing is wrapped.
 */
export function namedRecipes(): Plugin {
  return {
    name: "rewire-named-recipes",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const path = relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      if (!MODULES.test(path)) return undefined;
      const named = code.replace(
        RECIPES,
        (_, name: string, make: string) =>
          `const ${name} = (globalThis.__rewireMark?.("${path}#${name}", ${make}) ?? ${make})(`,
      );
      return named === code ? undefined : { code: named, map: null };
    },
  };
}
