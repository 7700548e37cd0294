import { DATA_AFTER_LOG_IN, PAGE_AFTER_LOG_IN } from "./logInLinks.ts";

/**
 * URLs of the page about a customer's personal data. They are separate from `SiteLinks`, so that only pages that need
 * them load them.
 */
export interface PrivacyLinks {
  /** Page for a copy of the data, and the deletion of the account. */
  readonly data: string;
  /** Answers with the copy as a file. */
  readonly dataFile: string;
  /** The page with the key of a link in an e-mail. */
  readonly dataOf: (key: string) => string;
  /** The log-in, which leads back to the page. @param key Key of the link in an e-mail that was opened; "" for none */
  readonly signIn: (key: string) => string;
  /** The page with the key of a link in an e-mail that confirms a deletion. */
  readonly erasureOf: (key: string) => string;
}

/**
 * Creates the URLs of the page about a customer's personal data.
 *
 * @param prefix Path prefix of the language, as for `createSiteLinks`.
 */
export const createPrivacyLinks = (prefix: string): PrivacyLinks => ({
  data: `${prefix}/my-account/data`,
  dataFile: `${prefix}/my-account/data/file`,
  dataOf: (key) => `${prefix}/my-account/data?${new URLSearchParams({ key }).toString()}`,
  signIn: (key) => {
    const query = new URLSearchParams({ [PAGE_AFTER_LOG_IN]: DATA_AFTER_LOG_IN, ...(key && { key }) });
    return `${prefix}/my-account?${query.toString()}`;
  },
  erasureOf: (key) => `${prefix}/my-account/data?${new URLSearchParams({ erase: key }).toString()}`,
});
