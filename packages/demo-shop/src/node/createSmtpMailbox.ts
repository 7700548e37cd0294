import { createTransport } from "nodemailer";
import type { Mailbox } from "../engine/Mailbox.ts";

/**
 * Sends e-mails through a mail server and stores a copy in another mailbox.
 * A failure is logged; the copy is stored anyway, and orders do not wait for the e-mail.
 * @param url for example "smtp://user:password@mail.example:587"
 */
export function createSmtpMailbox(
  url: string,
  from: string,
  copies: Mailbox,
  onError: (error: unknown) => void,
): Mailbox {
  const transport = createTransport(url);
  return {
    send(mail) {
      copies.send(mail);
      transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text }).catch(onError);
    },
  };
}
