import { createHmac, randomBytes } from "node:crypto";
import { isSameText, type Secrets } from "../../config/secrets.ts";

const idPattern = /^([1-9]\d{0,15})-[\w-]{22}$/;

/** Creates the id of a new alert, which contains the id of its product. */
export const createAlertId = (productId: number): string => `${productId}-${randomBytes(16).toString("base64url")}`;

/** Returns the product id that an alert id contains; null for an invalid alert id. */
export function productIdOf(id: string): number | null {
  const number = Number(idPattern.exec(id)?.[1] ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

/** Creates the keys by which the recipients of alert e-mails confirm and end alerts; they do not expire. */
export function createAlertKeys(secrets: Secrets) {
  const sign = (secret: string, id: string) =>
    createHmac("sha256", secret).update(`alert ${id}`).digest("base64url").slice(0, 32);
  return {
    keyOf: (id: string) => sign(secrets[0], id),
    isKeyOf: (key: string, id: string) => secrets.some((secret) => isSameText(key, sign(secret, id))),
  };
}

export type AlertKeys = ReturnType<typeof createAlertKeys>;
