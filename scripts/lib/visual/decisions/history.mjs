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
      .map((picture) => `${decision.when.slice(0, 16)} ${describe(decision, picture)} [${decision.id}]`),
  );
}

const describe = ({ who, verdict, reason, commit }, { key, cell }) =>
  `${who} ${VERBS[verdict]} ${cell ? `"${cell}" of ${key}` : key} at ${commit || "?"}: ${reason}`;

/**
 * Returns the decisions on one picture as the report shows them, oldest first. `canUndo`: nothing was decided later.
 * @param {import("./state.mjs").PictureState | undefined} state
 * @param {string} key
 */
export const historyForReport = (state, key) =>
  (state?.history ?? []).map(({ id, who, when, verdict, reason, commit, pictures }) => ({
    id,
    who,
    when,
    verdict,
    reason,
    commit,
    cell: pictures.find((picture) => picture.key === key)?.cell,
    canUndo: verdict !== "comment" && state.heads.includes(id),
  }));
