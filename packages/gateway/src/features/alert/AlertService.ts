import type { AlertFields, AlertKind, AlertRequestResult, Money } from "@rewire/domain";

/** Request for an alert, with the data needed for its e-mails. */
export interface AlertRequest {
  readonly fields: AlertFields;
  /** Slug of the product. */
  readonly slug: string;
  /** Language of the reader, such as "de_DE". */
  readonly locale: string;
  /** Address of the storefront, for links in e-mails. */
  readonly origin: string;
}

/** Content of an e-mail about an alert, to be composed in the recipient's language. */
export interface AlertMailContent {
  /** `confirm` asks for the confirmation; the others tell of an event. */
  readonly purpose: "confirm" | AlertKind;
  readonly kind: AlertKind;
  /** Name of the product. */
  readonly name: string;
  readonly slug: string;
  /** Labels of the variation's options. */
  readonly options: readonly string[];
  /** Option values of the variation by attribute. */
  readonly choice: Readonly<Record<string, string>>;
  /** Price at the event, or at the request; null for none. */
  readonly price: Money | null;
  /** Highest price that is told; null for alerts about stock. */
  readonly limit: Money | null;
  readonly followsPrice: boolean;
  readonly locale: string;
  readonly origin: string;
  /** Id and key of the alert, for the page that confirms and ends it. */
  readonly id: string;
  readonly key: string;
}

/** E-mail about an alert. */
export interface AlertMail {
  readonly subject: string;
  readonly text: string;
  /** Address that ends the alert by a POST. */
  readonly endUrl: string;
}

/** Composes the e-mails about alerts. */
export type ComposeAlert = (content: AlertMailContent) => Promise<AlertMail>;

/** Alert as shown to its owner. */
export interface AlertView {
  readonly id: string;
  readonly kind: AlertKind;
  readonly name: string;
  readonly slug: string;
  /** Labels of the variation's options; none for the whole product. */
  readonly options: readonly string[];
  /** Option values of the variation by attribute. */
  readonly choice: Readonly<Record<string, string>>;
  readonly limit: Money | null;
  readonly followsPrice: boolean;
  /** When it was confirmed, in ms since 1970; null for a request that has not been. */
  readonly since: number | null;
}

/**
 * Result of a confirmation. `missing`: the request does not exist or has expired; `full`: the e-mail address or the
 * product already has the maximum number of alerts.
 */
export type AlertConfirmation = "active" | "full" | "missing";

/** Service for e-mail alerts about products that are back in stock or cheaper. */
export interface AlertService {
  /** Whether alerts are offered: the owner wants them, and e-mails can be sent. */
  readonly isOffered: boolean;
  /**
   * Checks a request and sends an e-mail that asks for the confirmation; unconfirmed requests are forgotten after three
   * days. Limited by address of the client and of the recipient.
   *
   * @param clientAddress IP address of the client, for the limit.
   * @throws KeyValueStoreUnavailableError while nothing can be stored.
   */
  request(request: AlertRequest, clientAddress: string): Promise<AlertRequestResult>;
  /** Returns an alert or an unconfirmed request by its link; null for a wrong key and for one that has ended. */
  open(id: string, key: string): Promise<AlertView | null>;
  /** Confirms a request; it is safe to repeat. */
  confirm(id: string, key: string): Promise<AlertConfirmation>;
  /** Ends an alert, or forgets a request. @returns Whether there was one with this key. */
  end(id: string, key: string): Promise<boolean>;
  /** Returns the confirmed alerts of an e-mail address, which must have been proven. */
  alertsOf(email: string): Promise<readonly AlertView[]>;
  /** Ends all alerts of an e-mail address, which must have been proven. @returns Their number */
  endAllOf(email: string): Promise<number>;
}

/** Service that periodically checks the products that have alerts. */
export interface AlertWatch {
  /** Notes products that may have changed; they are looked at soon. */
  readonly note: (productIds: Iterable<number>) => void;
  /** Notes that any product may have changed; all are looked at within the next minutes. */
  readonly noteAll: () => void;
  /** Checks the products that are due, and enqueues pending e-mails; call it every minute. */
  readonly settlePending: () => Promise<void>;
  /** Resolves when nothing is being looked at any more. */
  readonly close: () => Promise<void>;
}
