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

/** Progress of an account deletion: done, pending, or left to the shop's staff. */
export type ErasureProgress = "done" | "pending" | "byShop";

/** Result of requesting the deletion of an account. */
export type ErasureResult =
  | {
      readonly kind: "accepted";
      readonly progress: ErasureProgress;
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
  /** Places in which personal data are stored, and whether a deletion erases them. */
  readonly sources: readonly { readonly name: string; readonly isErased: boolean }[];
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
   * Deletes the account of the logged-in customer: logs it out everywhere, erases what the storefront stores, and has
   * the shop delete the account. What fails is tried again, also after a restart.
   *
   * @throws KeyValueStoreUnavailableError if the request could not be stored: then nothing was deleted.
   */
  requestErasure(
    request: Request,
    password: string,
    compose: (customer: ErasureCustomer) => ErasureMails,
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
  /** Returns whether the link of a deletion works, and leaves it as it is: programs open links of e-mails. */
  isErasureLink(key: string): Promise<boolean>;
  /**
   * Deletes the account of a link, like `requestErasure`; the link works once, in any browser.
   *
   * @throws KeyValueStoreUnavailableError if the request could not be stored: then nothing was deleted.
   */
  confirmErasure(
    request: Request,
    key: string,
    compose: (customer: ErasureCustomer) => ErasureMails,
  ): Promise<ErasureLinkResult>;
  /** Goes on with deletions that could not be completed; call it every minute. */
  settlePending(): Promise<void>;
}
