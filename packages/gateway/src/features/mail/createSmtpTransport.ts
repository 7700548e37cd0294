import { createTransport } from "nodemailer";
import type { Log } from "../../log/createLog.ts";
import { MailRefusedError, type MailTransport } from "./Outbox.ts";

/** Time limits in milliseconds, shorter than a mail server may take in sum, so that an attempt ends. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Codes of a mail server's final refusal of a recipient or a message; others, such as 535 for a wrong password, can be mended. */
const permanentFailureCodes: ReadonlySet<unknown> = new Set([550, 551, 552, 553, 554, 555, 556]);

/**
 * Creates the transport that delivers e-mails through an SMTP server.
 *
 * @param url `smtp://user:password@mail.example:587`, or `smtps://`
 * @param from Sender's address, with or without a name: "Shop <shop@shop.example>"
 */
export function createSmtpTransport(url: string, from: string, log: Pick<Log, "debug">): MailTransport {
  const smtp = createTransport({ ...timeouts, url });
  const host = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "storefront.invalid";
  return {
    async deliver({ to, subject, text, html, replyTo, endUrl, attachments }, messageId) {
      try {
        await smtp.sendMail({
          from,
          // As an object, an address is never read as a list.
          to: { name: "", address: to },
          subject,
          text,
          messageId: `<${messageId}@${host}>`,
          // Automatic answers, such as those of an absence, are not sent to it.
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(endUrl === undefined ? {} : createUnsubscribeHeaders(endUrl)),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
          ...(html === undefined ? {} : { html }),
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          attachments: (attachments ?? []).map((file) => ({ ...file, content: Buffer.from(file.content) })),
        });
        log.debug("An e-mail was taken by the mail server");
      } catch (error) {
        const code = error instanceof Error && "responseCode" in error ? error.responseCode : null;
        if (permanentFailureCodes.has(code))
          throw new MailRefusedError(`The mail server refuses it (${String(code)}).`, { cause: error });
        throw error;
      }
    },
  };
}

/** Headers by which mail programs offer to end such e-mails, with one POST and no visit (RFC 2369, RFC 8058). */
const createUnsubscribeHeaders = (endUrl: string) => ({
  "List-Unsubscribe": `<${endUrl}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
