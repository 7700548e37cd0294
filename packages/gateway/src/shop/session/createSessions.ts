import type { ShopAnswer, ShopRequestOptions } from "@rewire/data/server";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { isSessionDead } from "./isSessionDead.ts";
import { fingerprint } from "./sessionKey.ts";

type Answer = ShopAnswer<Record<string, unknown>>;

/** The shop's answer, and what became of the session. */
export interface SessionAnswer {
  readonly answer: Answer;
  /** The token that the browser is to keep; null when it keeps what it has. */
  readonly token: string | null;
  /** `renewed`: the old session was dead, the cart in it is gone. `started`: there was none. */
  readonly change: "none" | "started" | "renewed";
}

/** Asks the shop within a session. */
export interface Sessions {
  /** @param binding The browser's own: only requests that have it share a successor; "" for an unbound session. */
  ask(
    token: string | null,
    send: (options: ShopRequestOptions) => Promise<Answer>,
    binding?: string,
  ): Promise<SessionAnswer>;
}

/** How long requests with a dead token that are still under way find its successor. */
const successorSeconds = 10 * 60;

/**
 * Makes the keeper of sessions. When a token has died, the token that comes with the refusal takes its place and the
 * request is repeated once: a mutation with a dead token has had no effect. All requests of one browser that come with
 * the same dead token get the same successor, so that they end up in one cart; whoever planted the token does not.
 */
export function createSessions(store: KeyValueStore): Sessions {
  const successorKey = (token: string, binding: string) => `session-successor:${fingerprint(`${token} ${binding}`)}`;

  const newest = async (token: string, binding: string): Promise<string> => {
    let last = token;
    for (let step = 0; step < 5; step++) {
      const next = await store.get(successorKey(last, binding));
      if (next === null) break;
      last = next;
    }
    return last;
  };

  return {
    async ask(token, send, binding = "") {
      if (token === null) {
        const answer = await send({});
        return { answer, token: answer.sessionToken, change: answer.sessionToken ? "started" : "none" };
      }

      const used = await newest(token, binding);
      const answer = await send({ sessionToken: used });
      if (!isSessionDead(answer.errors)) {
        const isOld = used !== token;
        return { answer, token: answer.sessionToken ?? (isOld ? used : null), change: isOld ? "renewed" : "none" };
      }

      const fresh = answer.sessionToken;
      const renewed = fresh
        ? ((await store.putIfAbsent(successorKey(used, binding), fresh, successorSeconds)) ?? fresh)
        : null;
      const repeated = await send({ sessionToken: renewed });
      return { answer: repeated, token: repeated.sessionToken ?? renewed, change: "renewed" };
    },
  };
}
