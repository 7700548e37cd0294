// Components whose page shows right and wrong use beside each other. The others have none: docs/decisions/0079.
export const PAIRED = new Set(
  "Button LinkButton Badge Alert Link TextField IconButton Chip EmptyState Select Tabs Checkbox RadioGroup Price Rating Accordion Stepper".split(
    " ",
  ),
);

/**
 * Returns what the stories of a component with a pair lack.
 * @param {string} text Source of its stories.
 * @returns {string[]} tags
 */
export const missingSides = (text) => ["do", "dont"].filter((tag) => !text.includes(`tags: ["${tag}",`));
