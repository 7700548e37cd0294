// Builds one commit twice, in two folders and time zones, and compares the hashes of all files.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { digestFiles } from "../apps/storefront/records/createProvenance.ts";
import { differences } from "./lib/differences.mjs";
import { run } from "./lib/processes.mjs";
import { log, stop } from "./lib/log.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program without output. @returns its standard output */
async function quietly(command, args, cwd, env = {}) {
  const { code, output } = await run(command, args, { cwd, quiet: true, env: { ...process.env, ...env } });
  if (code !== 0) stop(`${command} ${args[0]} failed in ${cwd}:\n${output.trim().split("\n").slice(-20).join("\n")}`);
  return output.trim();
}

/** Checks a commit out into a folder of its own, installs and builds it. @returns its files with their hashes */
async function build(commit, folder, env) {
  await quietly("git", ["clone", "--quiet", "--no-checkout", root, folder], root);
  await quietly("git", ["checkout", "--quiet", commit], folder);
  await quietly("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], folder, { CI: "true" });
  await quietly("pnpm", ["--filter", "@rewire/storefront", "build"], folder, env);
  return digestFiles(join(folder, "apps/storefront/build"));
}

const named = process.argv.slice(2).find((word) => !word.startsWith("-"));
const commit = await quietly("git", ["rev-parse", named ?? "HEAD"], root);
if ((await quietly("git", ["status", "--porcelain"], root)) !== "") log("Changes that are not committed are left out.");
const place = mkdtempSync(join(tmpdir(), "rewire-reproduce-"));
try {
  log(`Building ${commit.slice(0, 12)} in one folder …`);
  const first = await build(commit, join(place, "one"), { TZ: "Pacific/Kiritimati", LANG: "de_DE.UTF-8" });
  log("… and in another one …");
  const second = await build(commit, join(place, "another", "with-a-longer-name"), {
    TZ: "America/Los_Angeles",
    LANG: "C",
  });
  const lines = differences(first, second);
  for (const line of lines) console.error(`✗ ${line}`);
  if (lines.length === 0) console.log(`✓ ${first.length} files are the same, byte for byte`);
  console.log(`${first.length - lines.length} passed, ${lines.length} failed`);
  process.exitCode = lines.length > 0 ? 1 : 0;
} finally {
  if (!process.argv.includes("--keep")) rmSync(place, { recursive: true, force: true });
  else log(`Both are left in ${place}`);
}
