import * as v from "valibot";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { AttemptSession } from "../../shop/session/openShopSession.ts";
import { SESSION_SECONDS } from "../../shop/session/createSessionCookies.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/**
 * Store of the sessions that purchase attempts were moved into. It is needed because the response with the new session
 * may not reach the browser.
 */
export interface AttemptSessions {
  find(attemptKey: string): Promise<AttemptSession | null>;
  save(attemptKey: string, session: AttemptSession): Promise<void>;
}

const sessionSchema = createJsonTextSchema(v.object({ from: v.string(), to: v.string() }));

/** Creates the store of the sessions of purchase attempts. Entries expire when the session expires in the shop. */
export const createAttemptSessions = (store: KeyValueStore): AttemptSessions => {
  const toStoreKey = (key: string) => `attempt-session:${key}`;
  return {
    find: async (key) => parseOrNull(sessionSchema, await store.get(toStoreKey(key))),
    save: (key, session) => store.set(toStoreKey(key), JSON.stringify(session), SESSION_SECONDS),
  };
};
