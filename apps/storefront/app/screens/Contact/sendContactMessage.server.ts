import { createIntl, type IntlShape } from "react-intl";
import type { RouterContextProvider } from "react-router";
import { parseContactTopic, type ContactFields, type ContactResult } from "@rewire/domain";
import type { ContactMail, ContactUpload } from "@rewire/gateway";
import { loadAllMessages, findPathLocale, toLanguageTag } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { readForm } from "../../loaders/fieldReader.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";

/** Result of submitting the contact form, with the entered values to show again. */
export interface ContactSubmission {
  readonly result: ContactResult;
  readonly values: ContactFields;
  /** Whether a file came along with a message that was not sent. */
  readonly wasFileDiscarded: boolean;
}

/** Reads a submitted contact form and sends the message to the shop in the language of the page. */
export async function sendContactMessage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ContactSubmission> {
  const { services, visitor } = context.get(privateContext);
  const form = await readForm(request);
  const values = readFields(form);
  const file = await readFile(form);
  const locale = findPathLocale(new URL(request.url).pathname);
  const messages = toParsedMessages(await loadAllMessages(locale));
  const intl = createIntl({ locale: toLanguageTag(locale), messages });
  const result = await requireStateStore(
    services.contact.send(
      { fields: values, file, trap: readText(form, "trap") },
      (referenceNumber) => composeMail(values, referenceNumber, intl),
      visitor,
    ),
  );
  return { result, values, wasFileDiscarded: file !== null && result.kind !== "sent" };
}

/** Maximum length of a returned text; the form accepts no longer ones. */
const MAX_TEXT_LENGTH = 10_000;

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  // Browsers send line breaks as CRLF, which count twice against the field's limit.
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim().slice(0, MAX_TEXT_LENGTH) : "";
}

const readFields = (form: FormData): ContactFields => ({
  name: readText(form, "name"),
  email: readText(form, "email"),
  topic: parseContactTopic(readText(form, "topic")),
  number: readText(form, "number"),
  message: readText(form, "message"),
});

/** Reads the attached file; a field without one comes as an empty file. */
async function readFile(form: FormData): Promise<ContactUpload | null> {
  const file = form.get("file");
  if (file === null || typeof file === "string" || file.size === 0) return null;
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}

function composeMail(
  { name, email, topic, number, message }: ContactFields,
  referenceNumber: string,
  { formatMessage }: IntlShape,
): ContactMail {
  const topicText = formatMessage({ id: `contact.topic.${topic}` });
  const rows = [
    [formatMessage({ id: "contact.form.topic" }), topicText],
    [formatMessage({ id: "contact.form.number" }), number],
    [formatMessage({ id: "contact.form.name" }), name],
    [formatMessage({ id: "contact.form.email" }), email],
  ];
  return {
    subject: `${[topicText, number].filter(Boolean).join(" ")} – ${name || email} [${referenceNumber}]`,
    text: [...rows.filter(([, value]) => value).map((row) => row.join(": ")), "", message, ""].join("\n"),
  };
}
