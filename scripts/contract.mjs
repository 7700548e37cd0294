// Checks the embedded shop's schema and our operations against the schema of the live shop, if that is available.
import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { logSkippedChecks } from "./lib/log.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const checker = join(root, "..", "shared", "backend", "check-contract.mjs");

if (existsSync(checker)) {
  const args = [
    "--schema",
    "packages/demo-shop/schema.graphql",
    "--documents",
    "packages/data/src",
    "--resolve",
    "packages/data",
  ];
  process.exitCode = spawnSync(process.execPath, [checker, ...args], { cwd: root, stdio: "inherit" }).status ?? 1;
} else {
  logSkippedChecks(1, "the live shop's schema is not at hand (../shared/backend): its contract is not checked here");
}
