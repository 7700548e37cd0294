import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { setSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import { isSecure } from "../../http/origin.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Secrets } from "../../config/secrets.ts";
import { toHostCookieName } from "../../http/hostCookie.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { guestOrderRecordSchema, type GuestOrderRecord } from "./orderRecord.ts";

/** Name of the cookie that lets a browser view the orders placed in it; see {@link toHostCookieName}. */
export const guestCookieName = "rewire-guest";

/** Time for which a guest can view an order: 30 days, in seconds. */
export const GUEST_ORDER_SECONDS = 30 * 24 * 60 * 60;

/** Store of guests' orders as placed, because the shop does not show guests their orders afterwards. */
export interface GuestOrders {
  /** Stores an order for the browser that placed it, and sets that browser's cookie. */
  remember(c: Context, record: GuestOrderRecord, isHttps: boolean): Promise<void>;
  /**
   * Returns the order for the browser that placed it; null for any other. @param orderId Order id; null for the newest
   * order
   */
  find(request: Request, orderId: number | null): Promise<GuestOrderRecord | null>;
  /** Removes the order from what the browser can view, because it belongs to an account now. */
  forget(request: Request, orderId: number): Promise<void>;
}

const storedRecordSchema = createJsonTextSchema(guestOrderRecordSchema);
const guestIdPattern = /^[0-9a-f]{32}$/;

/** Creates the store of guests' orders. @param secrets Secrets that sign the cookie against forgery. */
export function createGuestOrders(store: KeyValueStore, secrets: Secrets): GuestOrders {
  const toNewestOrderKey = (guestId: string) => `guest-newest:${guestId}`;
  const toOrderKey = (guestId: string, orderId: number) => `guest-order:${guestId}:${orderId}`;

  /** Returns the guest id in a cookie of the browser, signed with any of the secrets; null for none. */
  const readGuestId = async (request: Request, name: string): Promise<string | null> => {
    const cookies = request.headers.get("cookie");
    if (!cookies) return null;
    for (const secret of secrets) {
      const guestId = (await parseSigned(cookies, secret, name))[name];
      if (guestId && guestIdPattern.test(guestId)) return guestId;
    }
    return null;
  };

  const readOrderRecord = async (guestId: string | null, orderId: number | null): Promise<GuestOrderRecord | null> => {
    if (guestId === null) return null;
    const id = orderId ?? Number((await store.get(toNewestOrderKey(guestId))) ?? Number.NaN);
    const record = Number.isNaN(id) ? null : await store.get(toOrderKey(guestId, id));
    return parseOrNull(storedRecordSchema, record);
  };

  return {
    async remember(c, record, isHttps) {
      const name = toHostCookieName(guestCookieName, isHttps);
      // A new id where an attacker may have planted the cookie, because the attacker could view the order.
      const guestId = (await readGuestId(c.req.raw, name)) ?? randomBytes(16).toString("hex");
      await store.set(toOrderKey(guestId, record.order.id), JSON.stringify(record), GUEST_ORDER_SECONDS);
      await store.set(toNewestOrderKey(guestId), String(record.order.id), GUEST_ORDER_SECONDS);
      const options = {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure: isHttps,
        maxAge: GUEST_ORDER_SECONDS,
      } as const;
      await setSignedCookie(c, name, guestId, secrets[0], options);
    },

    async find(request, orderId) {
      const storedOrder = await readOrderRecord(
        await readGuestId(request, toHostCookieName(guestCookieName, isSecure(request))),
        orderId,
      );
      // Cookie of earlier versions, which had one name: their orders can be viewed for 30 days.
      return storedOrder ?? readOrderRecord(await readGuestId(request, guestCookieName), orderId);
    },

    async forget(request, orderId) {
      for (const name of new Set([toHostCookieName(guestCookieName, isSecure(request)), guestCookieName])) {
        const guestId = await readGuestId(request, name);
        if (guestId === null) continue;
        await store.delete(toOrderKey(guestId, orderId));
        const newestKey = toNewestOrderKey(guestId);
        if ((await store.get(newestKey)) === String(orderId)) await store.delete(newestKey);
      }
    },
  };
}
