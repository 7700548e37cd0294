/**
 * URLs of the pages about withdrawals and returns, in one language. They are separate from `SiteLinks`, so that only
 * pages that need them load them.
 */
export interface WithdrawalLinks {
  /** Withdrawal function. */
  readonly withdrawal: string;
  /** Returns beyond the right to withdraw. */
  readonly returns: string;
  /** Receipt of a withdrawal or a return, by its number and key. */
  readonly receipt: (id: number, key: string) => string;
}

/**
 * Creates the URLs of the pages about withdrawals and returns.
 *
 * @param prefix Path prefix of the language, as for `createSiteLinks`.
 */
export const createWithdrawalLinks = (prefix: string): WithdrawalLinks => ({
  withdrawal: `${prefix}/withdrawal`,
  returns: `${prefix}/returns`,
  receipt: (id, key) => `${prefix}/withdrawal/receipt?${new URLSearchParams({ id: String(id), key }).toString()}`,
});
