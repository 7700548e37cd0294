// Computes the state of each picture from the decisions, and lists the pictures that need another decision.

/**
 * State of one picture.
 * @typedef {object} PictureState
 * @property {import("./files.mjs").Decision[]} history Oldest first, with comments.
 * @property {string[]} heads Ids of the latest decisions, which no other decision follows: several after a merge.
 * @property {string | null} approved Hash of the approved picture.
 * @property {Map<string, import("./files.mjs").Decision>} rejected Decisions by the hash that they rejected.
 * @property {{ name: string, hash: string, decision: import("./files.mjs").Decision }[]} rejectedCells Cells of a sheet.
 * @property {import("./files.mjs").Decision[]} disputed Decisions of two branches that contradict each other.
 */

/**
 * Returns the state of each picture that was ever decided on.
 * @param {import("./files.mjs").Decision[]} decisions Oldest first.
 * @returns {Map<string, PictureState>}
 */
export function statesOf(decisions) {
  const histories = new Map();
  for (const decision of decisions)
    for (const picture of decision.pictures) {
      const history = histories.get(picture.key) ?? [];
      histories.set(picture.key, [...history, { decision, picture }]);
    }
  return new Map(histories.entries().map(([key, history]) => [key, toState(history)]));
}

function toState(history) {
  const binding = history.filter(({ decision }) => decision.verdict !== "comment");
  const superseded = new Set(binding.flatMap(({ picture }) => picture.after));
  const heads = binding.filter(({ decision }) => !superseded.has(decision.id));
  const rejectedHashes = new Set(heads.flatMap(({ picture }) => picture.rejected));
  const isContradictory =
    new Set(heads.map(({ picture }) => picture.approved)).size > 1 ||
    (heads.length > 1 && heads.some(({ picture }) => rejectedHashes.has(picture.approved)));
  const rejections = binding.filter(
    ({ decision, picture }) => decision.verdict === "rejected" && rejectedHashes.has(picture.seen),
  );
  return {
    history: history.map(({ decision }) => decision),
    heads: heads.map(({ decision }) => decision.id),
    approved: heads.at(-1)?.picture.approved ?? null,
    rejectedCells: rejectedCellsOf(binding, heads),
    rejected: new Map(rejections.map(({ decision, picture }) => [picture.seen, decision])),
    disputed: isContradictory ? heads.map(({ decision }) => decision) : [],
  };
}

/** Cells that the latest decisions reject, with the decision that did. */
function rejectedCellsOf(binding, heads) {
  const cells = new Map(
    heads.flatMap(({ picture }) => picture.rejectedCells ?? []).map((cell) => [`${cell.name} ${cell.hash}`, cell]),
  );
  const isOn = ({ decision, picture }, { name, hash }) =>
    decision.verdict === "rejected" &&
    picture.cell === name &&
    (picture.rejectedCells ?? []).some((cell) => cell.name === name && cell.hash === hash);
  return [...cells.values()].flatMap((cell) => {
    const rejection = binding.findLast((one) => isOn(one, cell));
    return rejection ? [{ ...cell, decision: rejection.decision }] : [];
  });
}

/**
 * Lists the pictures whose decisions are not final, even if the workshop matches the approved files.
 * @param {Map<string, PictureState>} states
 * @param {Map<string, string>} hashes Hashes of the approved files, by key.
 * @param {{ authorsNeedAnother: boolean }} policy
 * @returns {Map<string, { status: "disputed" | "waiting", text: string }>} by key
 */
export function questionsOf(states, hashes, policy) {
  const questions = new Map();
  const ask = (key, status, text) => questions.set(key, { status, text });
  for (const key of new Set([...states.keys(), ...hashes.keys()])) {
    const state = states.get(key);
    const hash = hashes.get(key) ?? null;
    const rejection = hash && state?.rejected.get(hash);
    if (state && state.disputed.length > 0) ask(key, "disputed", `is disputed: ${inWords(state.disputed)}`);
    else if ((state?.approved ?? null) !== hash) ask(key, "disputed", "is not the picture that was approved last");
    else if (rejection) ask(key, "disputed", `was rejected by ${rejection.who}: ${rejection.reason}`);
    else if (hash && policy.authorsNeedAnother) {
      const authors = authorsWaiting(state, key, hash);
      if (authors) ask(key, "waiting", `waits for the approval of somebody other than ${authors.join(", ")}`);
    }
  }
  return questions;
}

/** Returns the authors of the change if nobody else has approved it; null if somebody has, or if nobody is known. */
function authorsWaiting({ history }, key, hash) {
  const approvals = history.filter(
    ({ verdict, pictures }) =>
      verdict === "approved" && pictures.some((picture) => picture.key === key && picture.seen === hash),
  );
  const authors = new Set(approvals.flatMap((approval) => approval.authors));
  return approvals.length > 0 && authors.size > 0 && approvals.every(({ who }) => authors.has(who))
    ? [...authors]
    : null;
}

const inWords = (decisions) =>
  decisions
    .map(({ who, verdict, reason }) => `${who} ${verdict === "undone" ? "undid" : verdict} (${reason})`)
    .join(", ");
