import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createLocks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { OutboxMail } from "../mail/Outbox.ts";

const RETENTION_SECONDS = 90 * 24 * 60 * 60;
/** Maximum number of messages that wait for a mail server: with their files they fill the store. */
const MAX_WAITING_MESSAGES = 100;
const listKey = "contact-waiting";

const keyListSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const storedMailSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.string(),
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    replyTo: v.optional(v.string()),
    attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), content: v.string() })),
  }),
);

const toEntryKey = (key: string) => `contact-message:${key}`;

const serializeMail = (mail: OutboxMail): string =>
  JSON.stringify({
    ...mail,
    attachments: (mail.attachments ?? []).map((file) => ({
      ...file,
      content: Buffer.from(file.content).toString("base64"),
    })),
  });

function parseMail(text: string): OutboxMail | null {
  const mail = parseOrNull(storedMailSchema, text);
  return (
    mail && {
      ...mail,
      attachments: mail.attachments.map((file) => ({ ...file, content: Buffer.from(file.content, "base64") })),
    }
  );
}

/** Contact messages in the state store that wait for a mail server. */
export interface WaitingMessages {
  /** Stores a message, once; false where too many wait already. */
  add(mail: OutboxMail): Promise<boolean>;
  /** Lists the messages from an e-mail address. @param email Address in lower case */
  listFrom(email: string): Promise<readonly OutboxMail[]>;
  /** Gives each message to `send` and removes those that it takes. */
  passOn(send: (mail: OutboxMail) => Promise<boolean>): Promise<void>;
}

/** Creates the store of contact messages that wait for a mail server. */
export function createWaitingMessages(store: KeyValueStore): WaitingMessages {
  const locks = createLocks(store);
  const read = async (): Promise<readonly string[]> =>
    parseOrNull(keyListSchema, (await store.get(listKey)) ?? "") ?? [];
  const write = (list: readonly string[]) => store.set(listKey, JSON.stringify(list), RETENTION_SECONDS);
  return {
    add: (mail) =>
      locks.run(listKey, async () => {
        const list = await read();
        if (list.includes(mail.key)) return true;
        if (list.length >= MAX_WAITING_MESSAGES) return false;
        await store.set(toEntryKey(mail.key), serializeMail(mail), RETENTION_SECONDS);
        await write([...list, mail.key]);
        return true;
      }),
    async listFrom(email) {
      const mails = await Promise.all(
        (await read()).map(async (key) => parseMail((await store.get(toEntryKey(key))) ?? "")),
      );
      return mails.filter((mail) => mail !== null).filter(({ replyTo }) => replyTo?.toLowerCase() === email);
    },
    async passOn(send) {
      for (const key of await read()) {
        const mail = parseMail((await store.get(toEntryKey(key))) ?? "");
        // What has expired, or cannot be unsealed any more, is removed from the list alone.
        if (mail && !(await send(mail))) return;
        await locks.run(listKey, async () => write((await read()).filter((other) => other !== key)));
        await store.delete(toEntryKey(key));
      }
    },
  };
}
