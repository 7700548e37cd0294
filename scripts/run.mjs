// Runs any command of this project on a machine with git and Node 20 or newer with npm. Finds or fetches the required
// versions of Node and pnpm (see docs/decisions/0002), then runs tasks.mjs with that Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { toCommandLine } from "./lib/commandLine.mjs";

const NODE = "24.21.0";
const PNPM = "12.21.0";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const remembered = join(root, ".rewire", "toolchain.json");

const log = (text) => console.log(`» ${text}`);
const stop = (text) => {
  console.error(`\n✗ ${text}`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split(".").map(Number);
const nodeIsFine = major >= 24 || (major === 22 && minor >= 22);

/** npm package with a Node binary for this machine. */
function nodePackage() {
  const os = { linux: "linux", win32: "win" }[process.platform];
  if (!os) stop(`This machine has Node ${process.versions.node}. Please install Node 22.22 or 24, then try again.`);
  // There is none for Windows on ARM, which runs x64 programs.
  return `node-${os}-${os === "win" ? "x64" : process.arch}@${NODE}`;
}

function fetchToolchain() {
  log(
    nodeIsFine
      ? `Getting pnpm ${PNPM} …`
      : `Node ${process.versions.node} is too old for the build: getting Node ${NODE} and pnpm ${PNPM} …`,
  );
  const packages = [...(nodeIsFine ? [] : ["-p", nodePackage()]), "-p", `pnpm@${PNPM}`];
  const print = 'node -e "console.log(JSON.stringify({node:process.execPath,path:process.env.PATH}))"';
  const { command, args, shell } = toCommandLine("npx", ["-y", ...packages, "-c", print]);
  const run = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    shell,
    env: { ...process.env, npm_config_update_notifier: "false", npm_config_loglevel: "error" },
  });
  const line = (run.stdout ?? "").trim().split("\n").at(-1) ?? "";
  if (run.status !== 0 || !line.startsWith("{")) {
    const why = `${run.stderr ?? ""}${run.error?.message ?? ""}`;
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(why))
      stop("The npm registry cannot be reached. Check the network connection, then try again.");
    if (/ENOSPC/.test(why)) stop("The disk is full. Free about 3 GB, then try again.");
    stop(`Node ${NODE} and pnpm ${PNPM} could not be fetched from the npm registry.\n${why.trim()}`);
  }
  const toolchain = { ...JSON.parse(line), pnpm: PNPM, on: process.versions.node };
  try {
    mkdirSync(dirname(remembered), { recursive: true });
    writeFileSync(remembered, JSON.stringify(toolchain));
  } catch (error) {
    stop(
      error.code === "ENOSPC"
        ? "The disk is full. Free about 3 GB, then try again."
        : `${dirname(remembered)} cannot be written: ${error.message}`,
    );
  }
  return toolchain;
}

/** Result of an earlier run if it still exists; npx takes seconds. */
function rememberedToolchain() {
  try {
    const toolchain = JSON.parse(readFileSync(remembered, "utf8"));
    const pnpmIsThere = toolchain.path
      .split(process.platform === "win32" ? ";" : ":")
      .some((folder) => folder.includes("_npx") && existsSync(join(folder, "pnpm")));
    return toolchain.pnpm === PNPM &&
      toolchain.on === process.versions.node &&
      existsSync(toolchain.node) &&
      pnpmIsThere
      ? toolchain
      : null;
  } catch {
    return null;
  }
}

const { node, path } = rememberedToolchain() ?? fetchToolchain();
const child = spawn(node, [join(root, "scripts", "tasks.mjs"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: path },
});
// The terminal sends Ctrl-C to the whole process group; a supervisor sends SIGTERM to this process only.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("error", (error) => stop(`Node could not be started: ${error.message}`));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
