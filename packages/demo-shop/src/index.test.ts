import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** Every file that one leads to, and the names of packages on the way. */
function follow(
  file: string,
  files = new Set<string>(),
  packages = new Set<string>(),
): { files: Set<string>; packages: Set<string> } {
  if (files.has(file)) return { files, packages };
  files.add(file);
  for (const [, name] of readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)";/gm)) {
    if (name === undefined) continue;
    if (name.startsWith(".")) follow(join(dirname(file), name), files, packages);
    else
      packages.add(
        name
          .split("/")
          .slice(0, name.startsWith("@") ? 2 : 1)
          .join("/"),
      );
  }
  return { files, packages };
}

const { files, packages } = follow(fileURLToPath(new URL("index.ts", import.meta.url)));

it("the main door needs nothing of Node: it opens in a browser", () => {
  expect([...packages].toSorted()).toEqual(["@noble/hashes", "graphql", "valibot"]);
  expect([...files].filter((file) => file.includes("/node/"))).toEqual([]);
});

it("the main door brings no catalogue along", () => {
  expect([...files].filter((file) => file.includes("/catalogue/"))).toEqual([]);
});
