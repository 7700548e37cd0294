import type { JsonValue } from "./PersonalDataSource.ts";

/** Export of all data that shop and storefront store of a customer, by the name of its source. */
export interface PersonalDataExport {
  /** Time of the export, as ISO date-time. */
  readonly createdAt: string;
  readonly sections: Readonly<Record<string, JsonValue>>;
}

/** E-mail in plain text. */
export interface PlainLetter {
  readonly subject: string;
  readonly text: string;
}

/** Why a request was not taken: nobody is logged in, too many, or it cannot be done now. */
export type PrivacyRefusal =
  | { readonly kind: "loggedOut" | "unavailable" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** Result of asking for an export. */
export type ExportLinkResult = { readonly kind: "sent" } | PrivacyRefusal;

/** Result of opening the link of an export. */
export type ExportResult =
  | { readonly kind: "ready"; readonly data: PersonalDataExport }
  | { readonly kind: "expired" }
  | PrivacyRefusal;

/** Letters about a deletion, in the customer's language and in the shop's. */
export interface ErasureLetters {
  /** To the customer, once everything is done. */
  readonly done: PlainLetter;
  /** To the customer, if people of the shop delete the account. */
  readonly byShop: PlainLetter;
  /** To the shop, which is asked to delete the account by hand. */
  readonly toShop: PlainLetter;
}

/** Customer as the letters to the shop name them. */
export interface ErasureCustomer {
  readonly customerId: number;
  readonly username: string;
  readonly email: string;
}

/** How far a deletion is: done, still to be done by itself, or left to people of the shop. */
export type ErasureProgress = "done" | "pending" | "byShop";

/** Result of asking for the deletion of an account. */
export type ErasureResult =
  | {
      readonly kind: "accepted";
      readonly progress: ErasureProgress;
      /** Values of `Set-Cookie` that log the browser out. */
      readonly cookies: readonly string[];
    }
  | { readonly kind: "wrongPassword" }
  | PrivacyRefusal;

/** Data export and deletion of customers' accounts. */
export interface PrivacyService {
  /** Whether links can be sent by e-mail. */
  readonly sendsMail: boolean;
  /** Whether an account can be deleted: by the service account, or by people of the shop who get an e-mail. */
  readonly canErase: boolean;
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
    compose: (key: string) => PlainLetter,
    clientAddress: string,
  ): Promise<ExportLinkResult>;
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
    compose: (customer: ErasureCustomer) => ErasureLetters,
    clientAddress: string,
  ): Promise<ErasureResult>;
  /** Goes on with deletions that could not be completed; call it every minute. */
  settlePending(): Promise<void>;
}
