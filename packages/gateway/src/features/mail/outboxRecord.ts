import * as v from "valibot";
import { createJsonTextSchema } from "../../schema/fields.ts";
import type { OutboxMail } from "./Outbox.ts";

/** Time for which e-mails and their outcomes are stored. */
export const RETENTION_SECONDS = 90 * 24 * 60 * 60;

/** Schema of a stored e-mail. It includes the content while the e-mail is waiting, and only the outcome afterwards. */
export const outboxRecordSchema = createJsonTextSchema(
  v.variant("state", [
    v.object({
      state: v.literal("waiting"),
      mail: v.object({
        to: v.string(),
        subject: v.string(),
        text: v.string(),
        html: v.optional(v.string()),
        replyTo: v.optional(v.string()),
        endUrl: v.optional(v.string()),
        /** Content in base64. */
        attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), content: v.string() })),
      }),
    }),
    v.object({ state: v.picklist(["sent", "failed"]) }),
  ]),
);

type OutboxRecord = v.InferOutput<typeof outboxRecordSchema>;

/**
 * Schema of the list of waiting e-mails: the key of each, the time when it was added and the time of its next delivery
 * attempt, both in milliseconds, and the number of failed attempts.
 */
export const waitingMailsSchema = createJsonTextSchema(
  v.array(v.object({ key: v.string(), since: v.number(), dueAt: v.number(), failures: v.number() })),
);

/** Entry of the list of waiting e-mails. */
export type WaitingMail = v.InferOutput<typeof waitingMailsSchema>[number];

/** Converts an e-mail to its stored record. */
export function toOutboxRecord({
  to,
  subject,
  text,
  html,
  replyTo,
  endUrl,
  attachments = [],
}: OutboxMail): OutboxRecord {
  const files = attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content).toString("base64"),
  }));
  return {
    state: "waiting",
    mail: {
      to,
      subject,
      text,
      attachments: files,
      ...(html === undefined ? {} : { html }),
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(endUrl === undefined ? {} : { endUrl }),
    },
  };
}

/** Restores a waiting e-mail from its stored record. */
export const fromOutboxRecord = (
  key: string,
  { mail }: Extract<OutboxRecord, { readonly state: "waiting" }>,
): OutboxMail => ({
  ...mail,
  key,
  attachments: mail.attachments.map((file) => ({ ...file, content: Buffer.from(file.content, "base64") })),
});
