// Progress of a run in a file, so that an interrupted run can be resumed.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Picture of a subject.
 * @typedef {{ key: string, hash: string, result: object | null }} Entry Hash of its pixels; its difference from the
 * approved picture, if it has one.
 */

/** Returns a hash of what has to be equal for two runs to take the same pictures. */
export const identityOf = (...parts) => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/**
 * Opens the journal of a run.
 * @param {string} file
 * @param {string} identity From `identityOf`: a journal of another workshop or selection is discarded.
 * @param {{ isResumed?: boolean }} [options] Without `isResumed` an earlier journal is discarded.
 * @returns {{ done: Map<string, Entry[]>, note: (subject: string, pictures: Entry[]) => void, end: () => void }}
 * pictures by subject that an interrupted run has completed; `end` removes the journal
 */
export function openJournal(file, identity, { isResumed = false } = {}) {
  const done = isResumed ? read(file, identity) : new Map();
  if (done.size === 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ identity })}\n`);
  }
  return {
    done,
    note: (subject, pictures) => appendFileSync(file, `${JSON.stringify({ subject, pictures })}\n`),
    end: () => rmSync(file, { force: true }),
  };
}

function read(file, identity) {
  const [head, ...lines] = existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap(parse) : [];
  if (head?.identity !== identity) return new Map();
  return new Map(lines.map(({ subject, pictures }) => [subject, pictures]));
}

/** The last line is incomplete if the run ended while it was written. */
function parse(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
