// Decisions that replace approved pictures, with these packed afterwards.
import { replaceApproved } from "../pack.mjs";
import { approve, undo } from "./decide.mjs";
import { readDecisions } from "./files.mjs";

/** Approves pictures (see `approve`) and packs them. */
export const approveAndPack = (root, results, reason) =>
  replaceApproved(
    root,
    results.map(({ key }) => key),
    () => approve(root, results, reason),
  );

/** Undoes a decision (see `undo`) and packs what it restores. */
export function undoAndPack(root, id, reason) {
  const pictures = readDecisions(root).find((decision) => decision.id === id)?.pictures ?? [];
  return replaceApproved(
    root,
    pictures.map(({ key }) => key),
    () => undo(root, id, reason),
  );
}
