/** Prefix of the storage keys of form drafts, which are removed after a log-out. */
export const FORM_DRAFT_PREFIX = "rewire.formDraft.";
