import type { OwnRecords, SendAsCustomer } from "@rewire/data/server";

/** Customer with an account whose personal data are exported or erased. */
export interface DataSubject {
  /** Database id of the account in the shop. */
  readonly customerId: number;
  readonly username: string;
  /**
   * E-mail address of the account, in lower case; other sources know a customer by it alone. The shop takes a new one
   * without a proof, so it may be somebody else's until a mailed link is opened.
   */
  readonly email: string;
}

/** Value that can be represented as JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/** Request of a logged-in customer for an export of their data. */
export interface ExportRequest {
  readonly subject: DataSubject;
  /** What the shop stores. */
  readonly records: OwnRecords;
  /** Sends an operation to the shop with the customer's log-in. */
  readonly sendAsCustomer: SendAsCustomer;
}

/**
 * Source of the personal data that a feature stores. All sources are registered in `createPersonalServices`, so that
 * exports and deletions are complete.
 */
export interface PersonalDataSource {
  /** Name of its part in the export, such as "addresses"; unique. */
  readonly name: string;
  /**
   * Resolves with what is stored of a customer; null for nothing.
   * @throws Error if it cannot be read now: then there is no export.
   */
  readonly export: (request: ExportRequest) => Promise<JsonValue>;
  /**
   * Erases what is stored by the number of a customer, and may be repeated; null for nothing, where the law asks to keep
   * it, or where the shop erases it with the account.
   * @throws Error if it could not be erased: then it is tried again.
   */
  readonly erase: ((customerId: number) => Promise<void>) | null;
  /**
   * Erases what is stored by an e-mail address, once a mailed link has proven it, and may be repeated; null for nothing.
   * @throws Error if it could not be erased: then it is tried again.
   */
  readonly eraseByEmail: ((email: string) => Promise<void>) | null;
}
