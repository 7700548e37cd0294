// Decides on pictures of the latest run by command. See docs/contributing/approve-changes.md.
//
//   npm run visual:decide -- approve "as designed" primitives-button
//   npm run visual:decide -- undo "wrong branch" 2026-11-24T101500-approved-3f9a2c
import { fileURLToPath } from "node:url";
import { stop } from "./lib/log.mjs";
import { runCommand } from "./lib/visual/decisions/command.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
try {
  for (const line of await runCommand(root, process.argv.slice(2))) console.log(line);
} catch (error) {
  stop(error.message);
}
