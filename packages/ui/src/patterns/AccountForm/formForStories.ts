import type { ShopFailure } from "@rewire/domain";
import { fn } from "storybook/test";
import type { DraftStorage, DraftText, OpenDraft } from "../rules/useFormDraft.ts";

/** Creates a form handler that succeeds. */
export const createSuccessHandler = () => fn(async () => null);

/** Creates a form handler that fails. */
export const createFailureHandler = (failure: ShopFailure) => fn(async () => failure);

/** Creates a form handler that never completes. */
export const createPendingHandler = () => fn(() => new Promise<null>(() => undefined));

/** Creates a storage in memory for the text of a form. */
export function createMemoryDraft(): DraftStorage {
  let text: DraftText = {};
  return { read: () => text, write: (nextText) => void (text = nextText) };
}

/** Creates storages in memory for the texts of several forms, by their names. */
export function createMemoryDrafts(): OpenDraft {
  const drafts = new Map<string, DraftStorage>();
  return (name) => {
    const draft = drafts.get(name) ?? createMemoryDraft();
    drafts.set(name, draft);
    return draft;
  };
}
