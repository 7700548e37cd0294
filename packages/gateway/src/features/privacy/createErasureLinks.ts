import { randomBytes } from "node:crypto";
import { findAccount } from "@rewire/data/server";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { DataSubject } from "./PersonalDataSource.ts";
import type { ErasureScope, PlainTextMail } from "./PrivacyService.ts";

interface ErasureLinkOptions {
  /** Shop manager's log-in, which finds accounts by e-mail address; null for none. */
  readonly account: ServiceAccount | null;
  readonly outbox: Pick<Outbox, "enqueue">;
  readonly store: KeyValueStore;
  readonly locks: Locks;
  readonly log: Log;
}

/** Purpose of a link: it confirms the deletion of an account, or of what belongs to its e-mail address. */
export type ErasureLinkScope = Exclude<ErasureScope, "account">;

/** Link that works. */
export interface ErasureLink {
  readonly subject: DataSubject;
  readonly scope: ErasureLinkScope;
}

/**
 * Service for e-mail links that prove an address: they confirm the deletion of an account, for customers who do not have
 * a password or do not know it, within half an hour, or of what belongs to the address of an account that was deleted by
 * its password, within a week. A link is valid once.
 */
export interface ErasureLinks {
  /** Sends the link to a customer; false where no e-mail can be sent. */
  send(subject: DataSubject, compose: (key: string) => PlainTextMail): Promise<boolean>;
  /**
   * Sends the link to the address, in the background, if an account has it: neither the answer nor its duration may
   * tell whether one does. Never throws.
   */
  sendTo(email: string, compose: (key: string) => PlainTextMail): void;
  /** Creates a link for what belongs to a customer's address, to be sent there with a letter; returns its key. */
  createForAddress(subject: DataSubject): Promise<string>;
  /** Returns what a link confirms, and leaves it as it is; null for one that works no more. */
  read(key: string): Promise<ErasureLink | null>;
  /**
   * Runs what a link confirms, one gateway at a time, and then uses the link up. It stays as it is if that fails: for
   * the address of a deleted account nobody can ask for another. Returns null for a link that works no more.
   *
   * @param run Stores what the link confirms; may be repeated.
   */
  confirm<Value>(key: string, run: (link: ErasureLink) => Promise<Value>): Promise<Value | null>;
}

const LINK_LIFETIME_SECONDS = 30 * 60;

/** Period in which the link in the letter about a deletion works, in seconds: nobody waits for that letter. */
export const LETTER_LINK_SECONDS = 7 * 24 * 60 * 60;

/** Keys have 192 random bits and lie in the sealed store, so that there is nothing to sign. */
const keyPattern = /^[\w-]{32}$/;
const toLinkKey = (key: string) => `erasure-link:${key}`;

const linkSchema = createJsonTextSchema(
  v.object({
    customerId: v.number(),
    username: v.string(),
    email: v.string(),
    scope: v.optional(v.picklist(["all", "address"]), "all"),
  }),
);

/** Converts a stored link; null for one that works no more. */
function toErasureLink(text: string | null): ErasureLink | null {
  const record = parseOrNull(linkSchema, text ?? "");
  if (!record) return null;
  const { scope, ...subject } = record;
  return { subject, scope };
}

/** Creates the service for links that confirm the deletion of an account. */
export function createErasureLinks({ account, outbox, store, locks, log }: ErasureLinkOptions): ErasureLinks {
  const readLink = async (key: string): Promise<ErasureLink | null> =>
    keyPattern.test(key) ? toErasureLink(await store.get(toLinkKey(key))) : null;

  const createLink = async ({ subject, scope }: ErasureLink, lifetimeSeconds: number): Promise<string> => {
    const key = randomBytes(24).toString("base64url");
    await store.set(toLinkKey(key), JSON.stringify({ ...subject, scope }), lifetimeSeconds);
    return key;
  };

  const send: ErasureLinks["send"] = async (subject, compose) => {
    const key = await createLink({ subject, scope: "all" }, LINK_LIFETIME_SECONDS);
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
    createForAddress: (subject) => createLink({ subject, scope: "address" }, LETTER_LINK_SECONDS),
    read: readLink,
    async confirm(key, run) {
      const presentedLink = await readLink(key);
      if (!presentedLink) return null;
      // Not under the key, which errors of locks would write to the log.
      return locks.run(`erasure-link ${presentedLink.subject.customerId}`, async () => {
        const link = await readLink(key);
        if (!link) return null;
        const value = await run(link);
        await store.delete(toLinkKey(key));
        return value;
      });
    },
  };
}
