import { randomBytes } from "node:crypto";
import { findAccount } from "@rewire/data/server";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { DataSubject } from "./PersonalDataSource.ts";
import type { PlainTextMail } from "./PrivacyService.ts";

interface ErasureLinkOptions {
  /** Shop manager's log-in, which finds accounts by e-mail address; null for none. */
  readonly account: ServiceAccount | null;
  readonly outbox: Pick<Outbox, "enqueue">;
  readonly store: KeyValueStore;
  readonly log: Log;
}

/**
 * Service for e-mail links that confirm the deletion of an account, for customers who do not have a password or do not
 * know it. A link is valid once, for half an hour.
 */
export interface ErasureLinks {
  /** Sends the link to a customer; false where no e-mail can be sent. */
  send(subject: DataSubject, compose: (key: string) => PlainTextMail): Promise<boolean>;
  /**
   * Sends the link to the address, in the background, if an account has it: neither the answer nor its duration may
   * tell whether one does. Never throws.
   */
  sendTo(email: string, compose: (key: string) => PlainTextMail): void;
  /** Returns whether a link works, and leaves it as it is. */
  isValid(key: string): Promise<boolean>;
  /** Uses up a link, on whichever gateway; null for one that works no more. */
  use(key: string): Promise<DataSubject | null>;
}

const LINK_LIFETIME_SECONDS = 30 * 60;
/** Keys have 192 random bits and lie in the sealed store, so that there is nothing to sign. */
const keyPattern = /^[\w-]{32}$/;
const toLinkKey = (key: string) => `erasure-link:${key}`;

const subjectSchema = createJsonTextSchema(
  v.object({ customerId: v.number(), username: v.string(), email: v.string() }),
);

/** Creates the service for links that confirm the deletion of an account. */
export function createErasureLinks({ account, outbox, store, log }: ErasureLinkOptions): ErasureLinks {
  const readLink = async (key: string) => (keyPattern.test(key) ? store.get(toLinkKey(key)) : null);

  const send: ErasureLinks["send"] = async (subject, compose) => {
    const key = randomBytes(24).toString("base64url");
    await store.set(toLinkKey(key), JSON.stringify(subject), LINK_LIFETIME_SECONDS);
    return outbox.enqueue({ key: `erasure-link ${key}`, to: subject.email, ...compose(key) });
  };

  const sendToAccount = async (email: string, compose: (key: string) => PlainTextMail): Promise<void> => {
    try {
      const subject = await account?.sendRequest((client, options) => findAccount(client, email, options));
      if (subject) await send(subject, compose);
    } catch (error) {
      log.warn("The link to delete an account could not be sent", { error });
    }
  };

  return {
    send,
    sendTo: (email, compose) => void sendToAccount(email, compose),
    isValid: async (key) => parseOrNull(subjectSchema, (await readLink(key)) ?? "") !== null,
    async use(key) {
      const text = await readLink(key);
      const subject = parseOrNull(subjectSchema, text ?? "");
      // Of two gateways that have read it one deletes it.
      return text !== null && subject !== null && (await store.deleteIf(toLinkKey(key), text)) ? subject : null;
    },
  };
}
