import { createHmac } from "node:crypto";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import { GUEST_ORDER_SECONDS } from "./createGuestOrders.ts";

/** Keys for the storefront's own links to guests' orders. Links in the shop's e-mails contain the order key instead. */
export interface OrderLinkKeys {
  /** Returns a key that opens an order for 30 days. */
  readonly keyOf: (orderId: number) => string;
  /** Returns whether a key is this order's, with any of the secrets, and has not expired. */
  readonly isKeyOf: (key: string, orderId: number) => boolean;
}

const keyPattern = /^([0-9a-z]{6,9})\.([\w-]{32})$/;

/**
 * Creates the keys of order links. A key consists of its expiry time, and a signature of that time and the order id.
 *
 * @param now Returns the current time in milliseconds.
 */
export function createOrderLinkKeys(secrets: Secrets, now: () => number): OrderLinkKeys {
  const sign = (secret: string, orderId: number, expiry: string) =>
    createHmac("sha256", secret).update(`order ${orderId} ${expiry}`).digest("base64url").slice(0, 32);
  return {
    keyOf: (orderId) => {
      const expiry = Math.ceil(now() / 1000 + GUEST_ORDER_SECONDS).toString(36);
      return `${expiry}.${sign(secrets[0], orderId, expiry)}`;
    },
    isKeyOf: (key, orderId) => {
      const [, expiry = "", signature = ""] = keyPattern.exec(key) ?? [];
      return (
        secrets.some((secret) => isSameText(signature, sign(secret, orderId, expiry))) &&
        Number.parseInt(expiry, 36) * 1000 > now()
      );
    },
  };
}
