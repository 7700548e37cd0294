import { draftOwner } from "../parts/draftOwner.ts";

/**
 * Clears this tab's form drafts if another customer was logged in before, whose log-in may have ended without a log-out.
 * What a guest has typed is kept for the customer who logs in first.
 */
export async function claimDrafts(customerId: number): Promise<void> {
  const lastCustomerId = draftOwner.read();
  if (lastCustomerId === customerId) return;
  if (lastCustomerId !== null) await discardDrafts();
  draftOwner.write(customerId);
}

/** Clears this tab's form drafts, for example after a log-out in another tab. */
export async function discardDrafts(): Promise<void> {
  const { clearDrafts } = await import("./clearDrafts.ts");
  clearDrafts();
}
