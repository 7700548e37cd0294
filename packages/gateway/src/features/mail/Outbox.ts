/** File that is sent with an e-mail. */
export interface MailAttachment {
  readonly filename: string;
  /** Media type, such as "application/pdf". */
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** E-mail sent by the storefront itself, as opposed to those sent by the shop. */
export interface OutboxMail {
  /**
   * Identifies the e-mail: what is enqueued with the same key again is not sent again, for 90 days. Name the occasion:
   * "withdrawal 2026-0815".
   */
  readonly key: string;
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML. The caller escapes what others have written. */
  readonly html?: string | undefined;
  /** Address that answers go to. @default the sender's */
  readonly replyTo?: string | undefined;
  /** Address that ends such e-mails by a POST, for mail programs' own button (RFC 8058). @default none */
  readonly endUrl?: string | undefined;
  /** At most 10 MB in sum. */
  readonly attachments?: readonly MailAttachment[] | undefined;
}

/** Queue of outgoing e-mails, shared by all gateways of a shop and preserved across restarts. */
export interface Outbox {
  /** Whether e-mails can be sent: with `SMTP_URL` and a sender, and before the embedded shop always. */
  readonly isAvailable: boolean;
  /** The shop's own address, for e-mails to it; null for none. */
  readonly shopAddress: string | null;
  /**
   * Enqueues an e-mail, and begins to send it. It is safe to call this again after an error.
   *
   * @returns Whether the outbox has it now: false where {@link Outbox.isAvailable} is.
   * @throws KeyValueStoreUnavailableError or LockTimeoutError when it cannot be stored; RangeError for an address or
   * a size that no mail server takes.
   */
  enqueue(mail: OutboxMail): Promise<boolean>;
  /** Fate of an e-mail; null for a key without one. */
  stateOf(key: string): Promise<"waiting" | "sent" | "failed" | null>;
  /** Sends what is due; call it at intervals. Never throws for a mail server that is away. */
  sendDueMails(): Promise<void>;
  /** Resolves when nothing is being sent any more. */
  close(): Promise<void>;
}

/** Delivers e-mails, for example to an SMTP server or into a folder. */
export interface MailTransport {
  /**
   * Delivers one e-mail.
   * @param messageId The same for each attempt, by which mail servers recognise a repeated one.
   * @throws MailRefusedError when a further attempt is of no use; another error when it may succeed later.
   */
  deliver(mail: OutboxMail, messageId: string): Promise<void>;
}

/**
 * Error thrown when the mail server permanently rejects an e-mail, for example because the recipient does not exist.
 */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}
