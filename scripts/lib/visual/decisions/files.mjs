// Decisions on pictures, each in its own file in visual/decisions, so that branches with decisions on different pictures
// merge without a conflict and no decision is lost.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfContent } from "../note.mjs";

/**
 * Part of a decision about one picture. `approved` and `rejected` are the state after it: the hash of the approved
 * picture (null if there is none), and hashes of rejected ones.
 * @typedef {object} DecidedPicture
 * @property {string} key
 * @property {string} story
 * @property {string} theme
 * @property {number} width
 * @property {string} locale
 * @property {string} change "new", "changed", "removed", "disputed" or "waiting"
 * @property {string} [cell] Name of the cell of a sheet, if the decision is on that alone.
 * @property {string | null} seen SHA-256 of the reviewed picture; null if it was removed, or not recorded.
 * @property {string | null} approved
 * @property {string[]} rejected
 * @property {{ name: string, hash: string }[]} [rejectedCells] Cells of a sheet that are rejected after it, with the
 * hash of their pixels.
 * @property {string[]} after Ids of the latest decisions on the picture that were known.
 */

/**
 * A decision. `authors` are the people whose changes were reviewed; `undoes` is the id of a decision that is undone.
 * @typedef {object} Decision
 * @property {string} id Name of its file.
 * @property {"approved" | "rejected" | "comment" | "undone"} verdict
 * @property {string} who
 * @property {string} when ISO 8601.
 * @property {string} reason
 * @property {string} commit Of the code that was pictured, with a plus for uncommitted changes; empty if not recorded.
 * @property {string[]} authors
 * @property {string} [undoes]
 * @property {DecidedPicture[]} pictures
 */

/** Returns the folder of the decisions of a project. */
export const decisionsFolder = (root) => join(root, "visual", "decisions");

/** Returns the hash of the picture in a file, as the camera took it; null if there is no file. */
export const hashOf = (file) => (existsSync(file) ? hashOfContent(readFileSync(file)) : null);

/**
 * Reads all decisions, oldest first.
 * @returns {Decision[]}
 * @throws {Error} with the path of a file that is no decision, such as one with conflict markers
 */
export function readDecisions(root) {
  const folder = decisionsFolder(root);
  if (!existsSync(folder)) return [];
  const decisions = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      try {
        return { id: name.slice(0, -".json".length), ...JSON.parse(readFileSync(join(folder, name), "utf8")) };
      } catch (error) {
        throw new Error(`visual/decisions/${name} is no decision: ${error.message}`, { cause: error });
      }
    });
  return decisions.toSorted((a, b) => compareTexts(`${a.when} ${a.id}`, `${b.when} ${b.id}`));
}

/**
 * Writes a decision into a file of its own; its name begins with the time, so that a folder's listing is the history.
 * @returns {Decision} with its id
 */
export function writeDecision(root, decision) {
  const time = decision.when.slice(0, 19).replaceAll(":", "");
  const id = `${time}-${decision.verdict}-${randomBytes(3).toString("hex")}`;
  mkdirSync(decisionsFolder(root), { recursive: true });
  writeFileSync(join(decisionsFolder(root), `${id}.json`), `${JSON.stringify(decision, null, 2)}\n`, { flag: "wx" });
  return { id, ...decision };
}

const compareTexts = (a, b) => (a < b ? -1 : Number(a > b));
