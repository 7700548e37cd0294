import type { DraftStorage } from "@rewire/ui";
import { createStoredDraft } from "../parts/storedDraft.ts";

/**
 * Opens the storage for the text of a form of the account that has not been saved. It is a customer's own, so that it is
 * shown to no other customer of the same tab, even before the drafts of the former one have been cleared.
 */
export const openAccountDraft = (customerId: number, form: string): DraftStorage =>
  createStoredDraft(`account.${customerId}.${form}`);
