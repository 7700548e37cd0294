import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./processes.mjs";
import { reasonOf, log, stop } from "./log.mjs";

const manifests = (root) =>
  ["packages", "apps"]
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, "package.json")))
    .filter((path) => existsSync(path));

/** Installs the locked dependencies unless they are up to date. */
export async function ensureInstalled(root) {
  const hash = createHash("sha256");
  for (const path of [
    join(root, "pnpm-lock.yaml"),
    join(root, "pnpm-workspace.yaml"),
    join(root, "package.json"),
    ...manifests(root),
  ])
    hash.update(readFileSync(path));
  const lockHash = hash.update(process.version).digest("hex");
  const stamp = join(root, "node_modules", ".rewire-installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash) return;
  log("Installing the locked dependencies …");
  const { code, output } = await run(
    "pnpm",
    ["install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"],
    { cwd: root, quiet: true, env: { ...process.env, CI: "true" } },
  );
  if (code !== 0)
    stop(
      reasonOf(output) ??
        `The dependencies could not be installed.\n${output.trim().split("\n").slice(-15).join("\n")}`,
    );
  writeFileSync(stamp, lockHash);
}
