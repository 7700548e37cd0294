import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import { jsonOf } from "../schema/fields.ts";
import { parseOrNull } from "../schema/parseInput.ts";
import type { StateStore } from "../state/StateStore.ts";
import { guestOrderRecord, type GuestOrderRecord } from "./orderRecord.ts";

/** The cookie that lets a browser see the orders that were placed in it. */
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

/** Makes the keeper of guests' orders. @param secret Signs the cookie, so that nobody can name themselves another guest. */
export function createGuestOrders(store: StateStore, secret: string): GuestOrders {
  const newestOf = (guest: string) => `guest-newest:${guest}`;
  const keyOf = (guest: string, orderId: number) => `guest-order:${guest}:${orderId}`;

  return {
    async remember(c, record, secure) {
      const known = await getSignedCookie(c, secret, guestCookieName);
      const guest = known && guestShape.test(known) ? known : randomBytes(16).toString("hex");
      await store.set(keyOf(guest, record.order.id), JSON.stringify(record), guestOrderSeconds);
      await store.set(newestOf(guest), String(record.order.id), guestOrderSeconds);
      const options = { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: guestOrderSeconds } as const;
      await setSignedCookie(c, guestCookieName, guest, secret, options);
    },

    async find(request, orderId) {
      const cookies = request.headers.get("cookie");
      const guest = cookies ? (await parseSigned(cookies, secret, guestCookieName))[guestCookieName] : undefined;
      if (!guest || !guestShape.test(guest)) return null;
      const id = orderId ?? Number(await store.get(newestOf(guest)) ?? Number.NaN);
      const kept = Number.isNaN(id) ? null : await store.get(keyOf(guest, id));
      return parseOrNull(storedRecord, kept);
    },
  };
}
