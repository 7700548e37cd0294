import { createHmac, randomBytes } from "node:crypto";
import { isSameText, type Secrets } from "../../config/secrets.ts";

const idPattern = /^([1-9]\d{0,15})-[\w-]{22}$/;

/** Creates the id of a new alert. It contains the id of the product. */
export const createAlertId = (productId: number): string => `${productId}-${randomBytes(16).toString("base64url")}`;

/** Returns the product id that an alert id contains, or null if the alert id is invalid. */
export function parseProductId(id: string): number | null {
  const number = Number(idPattern.exec(id)?.[1] ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Creates the keys with which recipients of alert e-mails confirm and end alerts. The keys do not expire. */
export function createAlertKeys(secrets: Secrets) {
  const sign = (secret: string, id: string) =>
    createHmac("sha256", secret).update(`alert ${id}`).digest("base64url").slice(0, 32);
  return {
    keyOf: (id: string) => sign(secrets[0], id),
    isKeyOf: (key: string, id: string) => secrets.some((secret) => isSameText(key, sign(secret, id))),
  };
}

export type AlertKeys = ReturnType<typeof createAlertKeys>;
