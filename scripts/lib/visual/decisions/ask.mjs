import { pathsOf, pictureFile } from "../album.mjs";
import { hashOf, readDecisions } from "./files.mjs";
import { readPolicy } from "./policy.mjs";
import { questionsOf, statesOf } from "./state.mjs";

/**
 * Lists the approved pictures that need another decision: contradictory ones, and those that a second person must
 * approve.
 * @param {Iterable<string>} keys Of the approved pictures.
 * @returns {ReturnType<typeof questionsOf>}
 */
export function askAgain(root, keys) {
  const { approved } = pathsOf(root);
  const hashes = new Map([...keys].map((key) => [key, hashOf(pictureFile(approved, key))]));
  return questionsOf(statesOf(readDecisions(root)), hashes, readPolicy(root));
}
