import type { ContactFields, ContactResult } from "@rewire/domain";

/** File as sent by a browser; neither its name nor its type is trusted. */
export interface ContactUpload {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Message of the contact form. */
export interface ContactMessage {
  readonly fields: ContactFields;
  /** null for none. */
  readonly file: ContactUpload | null;
  /** Content of the field that people do not see; "" from people. */
  readonly trap: string;
}

/** E-mail with a message from the contact form, in plain text. */
export interface ContactMail {
  readonly subject: string;
  readonly text: string;
}

/** Service that sends messages from the contact form to the shop. */
export interface ContactService {
  /**
   * Checks a message, and mails it to the shop; without a mail server it is stored for 90 days and mailed once there is
   * one. The same message is taken once a day, however often it is sent. Limited by address.
   *
   * @param compose Writes the e-mail about the message with this reference.
   * @param clientAddress IP address of the client, for the limit.
   * @throws KeyValueStoreUnavailableError while nothing can be stored.
   */
  send(
    message: ContactMessage,
    compose: (reference: string) => ContactMail,
    clientAddress: string,
  ): Promise<ContactResult>;
  /** Mails stored messages, once there is a mail server; call it every minute. */
  settlePending(): Promise<void>;
}
