// Decides on pictures of the latest run by command. See docs/contributing/approve-changes.md.
//
//   npm run visual:decide -- approve "as designed" primitives-button
//   npm run visual:decide -- undo "wrong branch" 2026-11-24T101500-approved-3f9a2c
import { fileURLToPath } from "node:url";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { pathsOf, pictureFile, picturesIn } from "./lib/visual/album.mjs";
import { toWebp } from "./lib/visual/compare.mjs";
import { comment, reject } from "./lib/visual/decisions/decide.mjs";
import { approveAndPack, undoAndPack } from "./lib/visual/decisions/decideAndPack.mjs";
import { readDecisions } from "./lib/visual/decisions/files.mjs";
import { describeHistory } from "./lib/visual/decisions/history.mjs";
import { readApproved } from "./lib/visual/pack.mjs";
import { readResults } from "./lib/visual/report.mjs";
import { log, stop } from "./lib/log.mjs";

const USAGE = `One of:
  approve REASON PICTURE…    reject REASON PICTURE…    comment TEXT PICTURE…
  undo REASON DECISION       history PICTURE…        show PICTURE…
PICTURE is a picture's name or its beginning, as the run prints it; DECISION is a file of visual/decisions.`;

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const [verb = "", ...rest] = process.argv.slice(2);
const verdicts = { approve: approveAndPack, reject, comment };

try {
  if (verb === "history") showHistory(rest);
  else if (verb === "show") await showApproved(rest);
  else if (verb === "undo") await undoDecision(rest);
  else if (Object.hasOwn(verdicts, verb)) await decideOn(rest);
  else stop(USAGE);
} catch (error) {
  stop(error.message);
}

async function decideOn([reason, ...names]) {
  if (!reason?.trim() || names.length === 0) stop(USAGE);
  const results = (readResults(root) ?? stop("There is nothing to decide yet: run `npm run visual` first.")).filter(
    ({ key }) => names.some((name) => key.startsWith(name)),
  );
  if (results.length === 0) stop(`The latest run has no picture "${names.join('" or "')}" to decide on.`);
  const unsteady = results.find(({ isUnsteady }) => isUnsteady);
  if (unsteady && verb === "approve")
    stop(`${unsteady.key} came out differently in two runs of the same code: mend its story first.`);
  const { id, who } = await verdicts[verb](root, results, reason.trim());
  log(`${who}: ${verb} ${results.length} (visual/decisions/${id}.json)`);
}

async function undoDecision([reason, decision]) {
  if (!reason?.trim() || !decision) stop(USAGE);
  const { id, who, pictures } = await undoAndPack(root, decision.replace(/^.*\/|\.json$/g, ""), reason.trim());
  log(`${who}: undo ${pictures.length} (visual/decisions/${id}.json)`);
}

/** Writes approved pictures with all of their rows into the folder of the report. */
async function showApproved(names) {
  const folders = pathsOf(root);
  const keys = [...picturesIn(folders.approved).keys()].filter((key) => names.some((name) => key.startsWith(name)));
  if (keys.length === 0) stop(`There is no approved picture "${names.join('" or "')}".`);
  for (const key of keys) {
    const file = pictureFile(folders.shown, key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await toWebp(await readApproved(root, key)));
    console.log(relative(process.cwd(), file));
  }
}

function showHistory(names) {
  const lines = describeHistory(readDecisions(root), (key) => names.some((name) => key.startsWith(name)));
  for (const line of lines) console.log(line);
  if (lines.length === 0) stop(`Nothing was ever decided on "${names.join('" or "')}".`);
}
