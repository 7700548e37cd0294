import { createHash } from "node:crypto";
import { checkContactFields, type ContactIssues, type ContactResult } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { MailAttachment, Outbox, OutboxMail } from "../mail/Outbox.ts";
import { checkUpload } from "./checkUpload.ts";
import type { ContactMail, ContactMessage, ContactService } from "./ContactService.ts";
import { createWaitingMessages } from "./createWaitingMessages.ts";

interface ContactOptions {
  readonly outbox: Pick<Outbox, "isAvailable" | "shopAddress" | "enqueue">;
  readonly store: KeyValueStore;
  /** Limit for messages that are taken, each one: they cause e-mails. */
  readonly limit: AttemptLimit<"address" | "sum">;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Creates the service of the contact form. */
export function createContactService({ outbox, store, limit, now, log }: ContactOptions): ContactService {
  const waitingMessages = createWaitingMessages(store);

  const deliver = async (mail: OutboxMail, reference: string): Promise<ContactResult> => {
    if (await outbox.enqueue(mail)) return { kind: "sent", reference, isMailed: true };
    if (!(await waitingMessages.add(mail))) {
      log.error("A message of the contact form is lost: too many wait for SMTP_URL");
      return { kind: "unavailable" };
    }
    log.warn("A message of the contact form is stored until SMTP_URL is set", { reference });
    return { kind: "sent", reference, isMailed: false };
  };

  return {
    async send(message, compose, clientAddress) {
      const checkedMessage = await checkMessage(message);
      if ("issues" in checkedMessage) return { kind: "invalid", issues: checkedMessage.issues };
      const { shopAddress } = outbox;
      if (shopAddress === null) return { kind: "unavailable" };
      const id = createMessageId(message, new Date(now()).toISOString().slice(0, 10));
      const reference = id.slice(0, 8).toUpperCase();
      const mail = toMail(message, { id, to: shopAddress, content: compose(reference), file: checkedMessage.file });
      try {
        return await limit.make({ address: clientAddress, sum: SHARED_KEY }, async () => {
          const value = await deliver(mail, reference);
          return { value, counts: value.kind === "sent" };
        });
      } catch (error) {
        if (!(error instanceof RangeError)) return toTooManyResult(error);
        log.error("A message of the contact form could not be mailed", { error });
        return { kind: "unavailable" };
      }
    },
    async settlePending() {
      if (outbox.isAvailable) await waitingMessages.passOn((mail) => outbox.enqueue(mail));
    },
  };
}

async function checkMessage({
  fields,
  file,
  trap: honeypot,
}: ContactMessage): Promise<{ readonly issues: ContactIssues } | { readonly file: MailAttachment | null }> {
  const upload = file && (await checkUpload(file));
  const issues: ContactIssues = {
    ...checkContactFields(fields),
    ...(typeof upload === "string" ? { file: upload } : {}),
    ...(honeypot === "" ? {} : { trap: "trap" }),
  };
  if (typeof upload === "string" || Object.keys(issues).length > 0) return { issues };
  return { file: upload };
}

/**
 * Returns the same id for the same message on the same day, so that it is mailed once however often the form is sent.
 * On another day somebody asks again.
 *
 * @param date ISO date.
 */
function createMessageId({ fields, file }: ContactMessage, date: string): string {
  const hash = createHash("sha256").update(
    JSON.stringify([date, fields.email, fields.topic, fields.number, fields.name, fields.message]),
  );
  return hash.update(file?.content ?? "").digest("hex");
}

const toMail = (
  { fields }: ContactMessage,
  { id, to, content, file }: { id: string; to: string; content: ContactMail; file: MailAttachment | null },
): OutboxMail => ({
  key: `contact ${id.slice(0, 32)}`,
  to,
  subject: content.subject.replaceAll(/\p{Cc}+/gu, " ").slice(0, 200),
  text: content.text,
  replyTo: fields.email,
  ...(file ? { attachments: [file] } : {}),
});
