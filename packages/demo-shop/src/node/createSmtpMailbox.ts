import { createTransport } from "nodemailer";
import type { Mailbox } from "../engine/Mailbox.ts";

/**
 * Sends letters through a mail server and keeps a copy in another mailbox.
 * A server that refuses is reported; the copy is there all the same, and no sale waits for it.
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
