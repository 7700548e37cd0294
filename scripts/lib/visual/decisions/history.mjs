const VERBS = { approved: "approved", rejected: "rejected", comment: "commented on", undone: "undid a decision on" };

/**
 * Describes all decisions on some pictures, oldest first: a line each, with the decision's id.
 * @param {import("./files.mjs").Decision[]} decisions
 * @param {(key: string) => boolean} isSelected
 */
export function describeHistory(decisions, isSelected) {
  return decisions.flatMap((decision) =>
    decision.pictures
      .filter(({ key }) => isSelected(key))
      .map(({ key }) => `${decision.when.slice(0, 16)} ${describe(decision, key)} [${decision.id}]`),
  );
}

const describe = ({ who, verdict, reason, commit }, key) =>
  `${who} ${VERBS[verdict]} ${key} at ${commit || "?"}: ${reason}`;

/**
 * Returns the decisions on one picture as the report shows them, oldest first. `canUndo`: nothing was decided later.
 * @param {import("./state.mjs").PictureState | undefined} state
 */
export const historyForReport = (state) =>
  (state?.history ?? []).map(({ id, who, when, verdict, reason, commit }) => ({
    id,
    who,
    when,
    verdict,
    reason,
    commit,
    canUndo: verdict !== "comment" && state.heads.includes(id),
  }));
