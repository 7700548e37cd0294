import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./processes.mjs";
import { reasonOf, log, stop } from "./log.mjs";

const LEFT_OUT = new Set(["node_modules", "build", "dist", "e2e", "pictures", ".react-router", "testing"]);

/** Input files of the build. */
function* sources(folder) {
  for (const name of readdirSync(folder).toSorted()) {
    if (LEFT_OUT.has(name) || /\.(stories|test|typecheck)\.tsx?$/.test(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else yield path;
  }
}

/** Builds the storefront unless it has been built from the same source. */
export async function ensureBuilt(root) {
  const hash = createHash("sha256").update(process.version);
  for (const folder of [
    "packages/domain",
    "packages/catalogue-index",
    "packages/messages",
    "packages/platform",
    "packages/ui",
    "packages/data",
    "packages/gateway",
    "packages/demo-shop",
    "apps/storefront",
  ]) {
    for (const path of sources(join(root, folder))) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  hash.update(readFileSync(join(root, "pnpm-lock.yaml")));
  // The build's records are signed, and name their author.
  for (const name of ["INVENTORY_KEY", "INVENTORY_AUTHORISED_BY", "REWIRE_ELEMENTS"])
    hash.update(`${name}=${process.env[name] ?? ""}\n`);
  const sourceHash = hash.digest("hex");
  const stamp = join(root, "apps", "storefront", "build", ".rewire-built");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourceHash) return;
  log("Building the storefront (once) …");
  const { code, output } = await run("pnpm", ["--filter", "@rewire/storefront", "build"], { cwd: root, quiet: true });
  if (code !== 0)
    stop(reasonOf(output) ?? `The storefront could not be built.\n${output.trim().split("\n").slice(-30).join("\n")}`);
  writeFileSync(stamp, sourceHash);
}
