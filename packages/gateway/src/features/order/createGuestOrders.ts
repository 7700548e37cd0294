import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { setSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import { isSecure } from "../../http/origin.ts";
import { jsonOf } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Secrets } from "../../config/secrets.ts";
import { hostCookie } from "../../http/hostCookie.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { guestOrderRecord, type GuestOrderRecord } from "./orderRecord.ts";

/** The cookie that lets a browser see the orders that were placed in it; see {@link hostCookie}. */
export const guestCookieName = "rewire-guest";

/** How long a guest can come back to an order: 30 days. */
export const guestOrderSeconds = 30 * 24 * 60 * 60;

/** Orders of guests: the shop shows them to nobody afterwards, so we keep what it said when they were placed. */
export interface GuestOrders {
  /** Keeps an order for the browser that placed it, and gives that browser its cookie. */
  remember(c: Context, record: GuestOrderRecord, secure: boolean): Promise<void>;
  /** The order, for the browser that placed it; null for everybody else. @param orderId null for the newest */
  find(request: Request, orderId: number | null): Promise<GuestOrderRecord | null>;
}

const storedRecord = jsonOf(guestOrderRecord);
const guestShape = /^[0-9a-f]{32}$/;

/** Makes the keeper of guests' orders. @param secrets Sign the cookie, so that nobody can name themselves another guest. */
export function createGuestOrders(store: KeyValueStore, secrets: Secrets): GuestOrders {
  const newestOf = (guest: string) => `guest-newest:${guest}`;
  const keyOf = (guest: string, orderId: number) => `guest-order:${guest}:${orderId}`;

  /** The guest whom a cookie of the browser names, signed with any of the secrets; null for none. */
  const guestOf = async (request: Request, name: string): Promise<string | null> => {
    const cookies = request.headers.get("cookie");
    if (!cookies) return null;
    for (const secret of secrets) {
      const guest = (await parseSigned(cookies, secret, name))[name];
      if (guest && guestShape.test(guest)) return guest;
    }
    return null;
  };

  const orderOf = async (guest: string | null, orderId: number | null): Promise<GuestOrderRecord | null> => {
    if (guest === null) return null;
    const id = orderId ?? Number((await store.get(newestOf(guest))) ?? Number.NaN);
    const record = Number.isNaN(id) ? null : await store.get(keyOf(guest, id));
    return parseOrNull(storedRecord, record);
  };

  return {
    async remember(c, record, secure) {
      const name = hostCookie(guestCookieName, secure);
      // Never for a guest whom somebody else may have planted: that one would see the order.
      const guest = (await guestOf(c.req.raw, name)) ?? randomBytes(16).toString("hex");
      await store.set(keyOf(guest, record.order.id), JSON.stringify(record), guestOrderSeconds);
      await store.set(newestOf(guest), String(record.order.id), guestOrderSeconds);
      const options = { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: guestOrderSeconds } as const;
      await setSignedCookie(c, name, guest, secrets[0], options);
    },

    async find(request, orderId) {
      const own = await orderOf(await guestOf(request, hostCookie(guestCookieName, isSecure(request))), orderId);
      // Of versions whose cookie had one name: what was ordered then stays in sight for its 30 days.
      return own ?? orderOf(await guestOf(request, guestCookieName), orderId);
    },
  };
}
