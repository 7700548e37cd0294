import type { JsonValue } from "./PersonalDataSource.ts";

/** Export of all data about a customer in the shop and the storefront, by the name of the source. */
export interface PersonalDataExport {
  /** Time of the export, as ISO date-time. */
  readonly createdAt: string;
  readonly sections: Readonly<Record<string, JsonValue>>;
}

/** E-mail in plain text. */
export interface PlainTextMail {
  readonly subject: string;
  readonly text: string;
}

/** Reason why a privacy request is refused: not logged in, too many requests, or temporarily unavailable. */
export type PrivacyRefusal =
  | { readonly kind: "loggedOut" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** Result of requesting an e-mail with a link to a data export or an account deletion. */
export type LinkRequestResult = { readonly kind: "sent" } | PrivacyRefusal;

/** Result of opening the link to a data export. */
export type ExportResult =
  | { readonly kind: "ready"; readonly data: PersonalDataExport }
  | { readonly kind: "expired" }
  | PrivacyRefusal;

/**
 * E-mails about the deletion of an account: those to the customer are in the customer's language, those to the shop in
 * the shop's.
 */
export interface ErasureMails {
  /** To the customer, once everything is done. */
  readonly done: PlainTextMail;
  /** To the customer, if people of the shop delete the account. */
  readonly byShop: PlainTextMail;
  /** To the shop, which is asked to delete the account by hand. */
  readonly toShop: PlainTextMail;
}

/** Customer as identified in the e-mails to the shop. */
export interface ErasureCustomer {
  readonly customerId: number;
  readonly username: string;
  readonly email: string;
}

/**
 * Extent of a deletion: the account with what belongs to its number, what belongs to its e-mail address, or all. Only a
 * mailed link proves the address, so a password covers the account alone.
 */
export type ErasureScope = "account" | "address" | "all";

/** Writes the e-mails about a deletion. @param addressKey Key of the link for what belongs to the address; null for none */
export type ComposeErasureMails = (customer: ErasureCustomer, addressKey: string | null) => ErasureMails;

/** Progress of an account deletion: done, pending, or left to the shop's staff. */
export type ErasureProgress = "done" | "pending" | "byShop";

/** Result of requesting the deletion of an account. */
export type ErasureResult =
  | {
      readonly kind: "accepted";
      readonly progress: ErasureProgress;
      readonly scope: ErasureScope;
      /** Values of `Set-Cookie` that log the browser out; none where somebody else is logged in there. */
      readonly cookies: readonly string[];
    }
  | { readonly kind: "wrongPassword" }
  | PrivacyRefusal;

/** Result of confirming an account deletion with the link in an e-mail. */
export type ErasureLinkResult =
  | Extract<ErasureResult, { readonly kind: "accepted" }>
  | { readonly kind: "expired" | "unavailable" };

/** Service for exporting customers' data and deleting their accounts. */
export interface PrivacyService {
  /**
   * Places in which personal data are stored, whether a deletion erases them, and whether that needs a proof of the
   * e-mail address in part or in full.
   */
  readonly sources: readonly { readonly name: string; readonly isErased: boolean; readonly needsProof: boolean }[];
  /** Whether links can be sent by e-mail. */
  readonly sendsMail: boolean;
  /** Whether an account can be deleted: by the service account, or by people of the shop who get an e-mail. */
  readonly canErase: boolean;
  /** Whether an account can be deleted without a log-in: its owner confirms it by e-mail. */
  readonly canEraseByEmail: boolean;
  /** Returns whether a customer is logged in. */
  isLoggedIn(request: Request): Promise<boolean>;
  /**
   * Sends the customer a link that opens the export for 30 minutes, in a browser that is logged in to the same account.
   *
   * @param compose Writes the e-mail with the key of the link.
   * @throws KeyValueStoreUnavailableError while nothing can be stored.
   */
  requestExport(
    request: Request,
    compose: (key: string) => PlainTextMail,
    clientAddress: string,
  ): Promise<LinkRequestResult>;
  /** Collects the data of all sources. @param key Key of the link */
  openExport(request: Request, key: string): Promise<ExportResult>;
  /**
   * Deletes the account of the logged-in customer: logs it out everywhere, erases what the storefront stores by the
   * customer's number, and has the shop delete the account. What fails is tried again, also after a restart. What is
   * stored by the e-mail address needs the link in the letter, because a password does not prove the address.
   *
   * @throws KeyValueStoreUnavailableError if the request could not be stored: then nothing was deleted.
   */
  requestErasure(
    request: Request,
    password: string,
    compose: ComposeErasureMails,
    clientAddress: string,
  ): Promise<ErasureResult>;
  /**
   * Sends a link that confirms the deletion of an account, for customers without a password: to the customer who is
   * logged in, or to an e-mail address, if an account has it. The result does not tell whether one does.
   *
   * @param email E-mail address; null for the logged-in customer's.
   * @param compose Writes the e-mail with the key of the link.
   * @throws KeyValueStoreUnavailableError while nothing can be stored.
   */
  requestErasureLink(
    request: Request,
    email: string | null,
    compose: (key: string) => PlainTextMail,
    clientAddress: string,
  ): Promise<LinkRequestResult>;
  /**
   * Returns what the link of a deletion covers, and leaves it as it is, because programs open links of e-mails; null for
   * one that does not work.
   */
  readErasureLink(key: string): Promise<Exclude<ErasureScope, "account"> | null>;
  /**
   * Deletes what a link covers: the account with all that belongs to it, or what belongs to its e-mail address; the link
   * works once, in any browser.
   *
   * @throws KeyValueStoreUnavailableError if the request could not be stored: then the link works again.
   */
  confirmErasure(request: Request, key: string, compose: ComposeErasureMails): Promise<ErasureLinkResult>;
  /** Goes on with deletions that could not be completed; call it every minute. */
  settlePending(): Promise<void>;
}
