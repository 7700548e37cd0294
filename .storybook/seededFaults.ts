import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Replacement in a source of the workshop. */
interface Fault {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds the workshop with faults, for `npm run visual:faults`, which checks that pictures show them.
 * @param faults A JSON array of replacements. @default none
 * @throws Error during the build if a text does not occur in its source exactly once.
 */
export function seededFaults(faults = process.env["REWIRE_FAULTS"] ?? "[]"): Plugin {
  const replacements = JSON.parse(faults) as Fault[];
  return {
    name: "rewire-seeded-faults",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const path = relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      const own = replacements.filter(({ file }) => file === path);
      if (own.length === 0) return undefined;
      const faulty = own.reduce((text, { from, to }) => replaceOnce(text, from, to, path), code);
      return { code: faulty, map: null };
    },
  };
}

function replaceOnce(text: string, from: string, to: string, path: string): string {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length > 0) throw new Error(`${path} does not have ${from} exactly once`);
  return `${before}${to}${after}`;
}
