import { draftOwner } from "../parts/draftOwner.ts";

const loadClearing = () => import("./clearDrafts.ts");

/**
 * Clears this tab's form drafts if another customer was logged in before, whose log-in may have ended without a log-out.
 * What a guest has typed is kept for the customer who logs in first.
 */
export async function claimDrafts(customerId: number): Promise<void> {
  const lastCustomerId = draftOwner.read();
  if (lastCustomerId !== null && lastCustomerId !== customerId) (await loadClearing()).clearDrafts();
  draftOwner.write(customerId);
  // After a log-out in another tab, the drafts must be cleared before a form shows them to a guest, also offline.
  await loadClearing();
}

/**
 * Clears this tab's form drafts after a log-out in another tab. The latest order of this browser stays: that tab has
 * removed it, and a tab that was frozen may learn of the log-out only when a guest has ordered since.
 */
export async function discardDrafts(): Promise<void> {
  (await loadClearing()).clearTabDrafts();
}
