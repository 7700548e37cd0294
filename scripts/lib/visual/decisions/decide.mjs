// Approves and rejects pictures, comments on them, and undoes decisions.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { pathsOf, pictureFile, takenFile } from "../album.mjs";
import { hashOfContent } from "../note.mjs";
import { approveOutline, findOutline, restoreOutline } from "./outlines.mjs";
import { hashOf, readDecisions, writeDecision } from "./files.mjs";
import { authorsBetween, commitOf, findVersion, reviewerOf } from "./git.mjs";
import { statesOf } from "./state.mjs";

/**
 * Approves pictures: each becomes the approved one, with its outline, or is removed if its story no longer exists.
 * @param {object[]} results Of the latest run; one with a `cell` is approved as far as that.
 * @param {{ content?: Buffer }} [options] `content` is the file to approve instead of the one that was taken.
 * @returns {import("./files.mjs").Decision}
 */
export function approve(root, results, reason, { content } = {}) {
  return decide(root, "approved", results, reason, (result, state) => {
    const { key, status, cell } = result;
    const file = pictureFile(pathsOf(root).approved, key);
    if (status === "removed") {
      rmSync(file, { force: true });
      restoreOutline(root, key, null);
      return { seen: null, approved: null, rejected: [] };
    }
    const taken = hashOf(takenFile(root, key));
    const hash = content ? hashOfContent(content) : taken;
    // The same picture again keeps its file, for another branch may have approved it, too.
    if (hash !== hashOf(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content ?? readFileSync(takenFile(root, key)));
    }
    if (cell && hash !== taken)
      return {
        seen: hash,
        approved: hash,
        rejected: [...state.rejected.keys()],
        rejectedCells: withoutCell(state, cell),
      };
    approveOutline(root, key);
    return { seen: hash, approved: hash, rejected: [] };
  });
}

/** Rejects pictures, or their `cell` alone: the check fails as long as they look the same. */
export const reject = (root, results, reason) =>
  decide(root, "rejected", results, reason, ({ key, status, cell }, state) => {
    if (cell)
      return {
        seen: hashOf(takenFile(root, key)),
        approved: currentHash(root, key),
        rejected: [...state.rejected.keys()],
        rejectedCells: [...withoutCell(state, cell), { name: cell.name, hash: cell.hash }],
      };
    const rejectedHash = status === "removed" ? null : hashOf(takenFile(root, key));
    return {
      seen: rejectedHash,
      approved: currentHash(root, key),
      rejected: [...state.rejected.keys(), ...(rejectedHash ? [rejectedHash] : [])],
      rejectedCells: cellsOf(state),
    };
  });

/** Comments on pictures without changing their state. */
export const comment = (root, results, text) =>
  decide(root, "comment", results, text, ({ key }, state) => ({
    seen: hashOf(takenFile(root, key)),
    approved: state.approved,
    rejected: [...state.rejected.keys()],
    rejectedCells: cellsOf(state),
  }));

const cellsOf = (state) => state.rejectedCells.map(({ name, hash }) => ({ name, hash }));
const withoutCell = (state, cell) => cellsOf(state).filter(({ name }) => name !== cell.name);

/**
 * Undoes a decision: restores the previous state of its pictures, and the previous versions of approved files from git.
 * @throws {Error} if there is no such decision, it is a comment, something was decided later, or git has no such
 * version
 */
export function undo(root, id, reason) {
  const decisions = readDecisions(root);
  const undone = decisions.find((decision) => decision.id === id);
  if (!undone || undone.verdict === "comment") throw new Error(`There is no approval or rejection "${id}".`);
  const states = statesOf(decisions);
  const later = undone.pictures.find(({ key }) => !states.get(key).heads.includes(id));
  if (later)
    throw new Error(`${later.key} was decided on later: undo ${states.get(later.key).heads.join(", ")} first.`);
  const before = statesOf(decisions.filter((decision) => decision.id !== id));
  const restorations = undone.pictures.map(({ key }) =>
    prepareRestoration(root, key, before.get(key)?.approved ?? null),
  );
  for (const restore of restorations) restore();
  const commit = commitOf(root);
  const results = undone.pictures.map(({ story, change, cell, ...picture }) => ({
    ...picture,
    ...(cell ? { cell: { name: cell } } : {}),
    id: story,
    status: change,
    commit,
  }));
  return decide(
    root,
    "undone",
    results,
    reason,
    ({ key }) => ({
      seen: null,
      approved: before.get(key)?.approved ?? null,
      rejected: [...(before.get(key)?.rejected.keys() ?? [])],
      rejectedCells: cellsOf(before.get(key) ?? emptyState),
    }),
    { undoes: id },
  );
}

/** Returns a function that restores an approved file. */
function prepareRestoration(root, key, hash) {
  const file = pictureFile(pathsOf(root).approved, key);
  if (hashOf(file) === hash) return () => {};
  const outline = findOutline(root, key, hash);
  if (hash === null)
    return () => {
      rmSync(file, { force: true });
      restoreOutline(root, key, outline);
    };
  const path = relative(root, file).replaceAll("\\", "/");
  const content = findVersion(root, path, (bytes) => hashOfContent(bytes) === hash);
  if (!content) throw new Error(`Git has no earlier version of ${path}: was it never committed?`);
  return () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    restoreOutline(root, key, outline);
  };
}

const currentHash = (root, key) => hashOf(pictureFile(pathsOf(root).approved, key));

const emptyState = { history: [], heads: [], approved: null, rejected: new Map(), rejectedCells: [] };

/**
 * Writes a decision. Its commit and authors are those of the code that the run of the results has pictured: something
 * may have been committed since.
 * @param outcome `(result, state) => { seen, approved, rejected }`
 */
function decide(root, verdict, results, reason, outcome, extra = {}) {
  const who = reviewerOf(root);
  const commit = results.find((result) => result.commit)?.commit ?? "";
  const states = statesOf(readDecisions(root));
  const stateOf = (key) => states.get(key) ?? emptyState;
  const commits = new Set(results.map(({ key }) => stateOf(key).history.at(-1)?.commit ?? ""));
  const authors = [...new Set([...commits].flatMap((since) => authorsBetween(root, since, commit)))];
  const pictures = results.map((result) => {
    const { key, id, theme, width, locale, status, cell } = result;
    const state = stateOf(key);
    const { seen, approved, rejected, rejectedCells = [] } = outcome(result, state);
    return {
      key,
      story: id ?? key,
      theme,
      width,
      locale,
      change: status,
      ...(cell ? { cell: cell.name } : {}),
      seen,
      approved,
      rejected,
      ...(rejectedCells.length > 0 ? { rejectedCells } : {}),
      after: state.heads,
    };
  });
  const when = new Date().toISOString();
  return writeDecision(root, { verdict, who, when, reason, commit, authors, ...extra, pictures });
}
