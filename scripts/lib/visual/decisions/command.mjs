// Decisions by command.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { pathsOf, pictureFile, picturesIn } from "../album.mjs";
import { toWebp } from "../compare.mjs";
import { packAnew } from "../pack.mjs";
import { readApproved } from "../readApproved.mjs";
import { readResults, writeResults } from "../report.mjs";
import { keepReferences } from "../versions.mjs";
import { askAgain } from "./ask.mjs";
import { comment, reject } from "./decide.mjs";
import { approveAndPack, undoAndPack } from "./decideAndPack.mjs";
import { decideOnCell, updateResult } from "./decideCell.mjs";
import { readDecisions } from "./files.mjs";
import { describeHistory } from "./history.mjs";

const USAGE = `One of:
  approve REASON PICTURE…    reject REASON PICTURE…    comment TEXT PICTURE…
  undo REASON DECISION       history PICTURE…          show PICTURE…
  waiting                    keep                       pack PICTURE…
PICTURE is a picture's name or its beginning, as the run prints it, and "NAME#Pressed" one state of a sheet; DECISION is a file of visual/decisions.`;

const VERDICTS = { approve: approveAndPack, reject, comment };

/**
 * Carries out a command on the pictures of the latest run.
 * @param root Folder of the project.
 * @param {string[]} args Verb and its arguments.
 * @returns {Promise<string[]>} lines of the answer
 * @throws Error with what is wrong with the command.
 */
export async function runCommand(root, [verb = "", ...rest]) {
  if (verb === "waiting") return describeWaiting(root);
  if (verb === "keep") return keepReplaced(root);
  if (verb === "pack") return packApproved(root, rest);
  if (verb === "history") return showHistory(root, rest);
  if (verb === "show") return showApproved(root, rest);
  if (verb === "undo") return undoDecision(root, rest);
  if (Object.hasOwn(VERDICTS, verb)) return decideOn(root, verb, rest);
  throw new Error(USAGE);
}

async function decideOn(root, verb, [reason, ...names]) {
  if (!reason?.trim() || names.length === 0) throw new Error(USAGE);
  const all = readResults(root);
  if (!all) throw new Error("There is nothing to decide yet: run `npm run visual` first.");
  const results = all.filter(({ key }) => names.some((name) => key.startsWith(name)));
  const [name] = names;
  if (names.length === 1 && name.includes("#")) return decideOnState(root, verb, reason, all, name.split("#"));
  if (results.length === 0) throw new Error(`The latest run has no picture "${names.join('" or "')}" to decide on.`);
  const unsteady = results.find(({ isUnsteady }) => isUnsteady);
  if (unsteady && verb === "approve") throw new Error(describeUnsteady(unsteady));
  const { id, who } = await VERDICTS[verb](root, results, reason.trim());
  return [`${who}: ${verb} ${results.length} (visual/decisions/${id}.json)`];
}

/** Decides on one cell of the sheets whose names begin so. */
async function decideOnState(root, verb, reason, all, [name, cell]) {
  const sheets = all.filter(({ key, cells }) => key.startsWith(name) && cells !== undefined);
  const results = sheets.filter(({ cells }) => sheets.length === 1 || cells?.some((one) => one.name === cell));
  if (results.length === 0) throw new Error(`The latest run has no changed sheet "${name}" with a state "${cell}".`);
  const lines = [];
  for (const result of results) {
    const verdict = { approve: "approved", reject: "rejected", comment: "comment" }[verb];
    if (result.isUnsteady && verb === "approve") throw new Error(describeUnsteady(result));
    const { id, who } = await decideOnCell(root, result, cell, verdict, reason.trim());
    lines.push(`${who}: ${verb} "${cell}" of ${result.key} (visual/decisions/${id}.json)`);
  }
  writeResults(root, all);
  return lines;
}

const describeUnsteady = ({ key }) => `${key} came out differently in two runs of the same code: mend its story first.`;

async function undoDecision(root, [reason, decision]) {
  if (!reason?.trim() || !decision) throw new Error(USAGE);
  const { id, who, pictures } = await undoAndPack(root, decision.replace(/^.*\/|\.json$/g, ""), reason.trim());
  const all = readResults(root);
  const keys = new Set(pictures.map(({ key }) => key));
  for (const result of all ?? []) if (keys.has(result.key)) await updateResult(root, result);
  if (all) writeResults(root, all);
  return [`${who}: undo ${pictures.length} (visual/decisions/${id}.json)`];
}

function showHistory(root, names) {
  const lines = describeHistory(readDecisions(root), (key) => names.some((name) => key.startsWith(name)));
  if (lines.length === 0) throw new Error(`Nothing was ever decided on "${names.join('" or "')}".`);
  return lines;
}

/** Lists the approved pictures whose names begin so. */
function keysOf(root, names) {
  const all = [...picturesIn(pathsOf(root).approved).keys()];
  const keys = all.filter((key) => names.some((name) => key.startsWith(name)));
  if (keys.length === 0) throw new Error(`There is no approved picture "${names.join('" or "')}".`);
  return keys;
}

/** Writes approved pictures with all of their rows into the folder of the report. */
async function showApproved(root, names) {
  const folders = pathsOf(root);
  const keys = keysOf(root, names);
  const files = [];
  for (const key of keys) {
    const file = pictureFile(folders.approvedCopies, key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await toWebp(await readApproved(root, key)));
    files.push(relative(process.cwd(), file));
  }
  return files;
}

/** Packs approved pictures anew, those of all branches that are merged. */
async function packApproved(root, names) {
  const keys = keysOf(root, names);
  return [`${keys.length} pictures packed: ${await packAnew(root, keys)} bytes less.`];
}

/** Keeps replaced pictures that others refer to, from git's history where a merge has lost them. */
function keepReplaced(root) {
  const missing = keepReferences(root);
  if (missing.length > 0)
    throw new Error(`Git does not have ${missing.map((version) => version.join(" ")).join(", ")}: fetch its history.`);
  const { size } = picturesIn(pathsOf(root).replaced);
  return [
    `${size === 1 ? "1 replaced picture is" : `${size} replaced pictures are`} kept for others that refer to ${size === 1 ? "it" : "them"}.`,
  ];
}

/** Approved pictures that need another decision, by what they wait for: a line for each, with the pictures below. */
function describeWaiting(root) {
  const questions = [...askAgain(root, picturesIn(pathsOf(root).approved).keys())];
  if (questions.length === 0) return ["No picture waits for anybody."];
  return [...Map.groupBy(questions, ([, { text }]) => text)].flatMap(([text, group]) => [
    `${group.length === 1 ? "1 picture" : `${group.length} pictures, each`} ${text}`,
    ...group.map(([key]) => `  ${key}`),
  ]);
}
