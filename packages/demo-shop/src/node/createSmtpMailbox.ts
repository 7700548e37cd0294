import { createTransport } from "nodemailer";
import type { Mailbox } from "../engine/Mailbox.ts";

/**
 * Creates a transport that sends e-mails through a mail server and stores a copy of each in another mailbox. Orders do
 * not wait for the delivery, and delivery errors are only logged.
 * @param url URL of the mail server, such as "smtp://user:password@mail.example:587".
 */
export function createSmtpMailbox(
  url: string,
  senderAddress: string,
  archiveMailbox: Mailbox,
  onError: (error: unknown) => void,
): Mailbox {
  const smtpTransport = createTransport(url);
  return {
    send(mail) {
      archiveMailbox.send(mail);
      smtpTransport
        .sendMail({ from: senderAddress, to: mail.to, subject: mail.subject, text: mail.text })
        .catch(onError);
    },
  };
}
