import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey, type Secrets } from "../config/secrets.ts";

/** Encryption of stored values, and hashing of the names under which they are stored. */
export interface Sealer {
  /**
   * Returns the stored name of a key: its kind in plain text, the rest as a hash that does not depend on the secrets.
   */
  nameOf(key: string): string;
  seal(name: string, value: string): string;
  /**
   * Decrypts a value and returns whether the newest secret sealed it; null when it was sealed with another secret or
   * name.
   */
  unseal(name: string, sealedText: string): { readonly value: string; readonly isCurrent: boolean } | null;
  /** Id of the newest secret, which does not reveal the secret. */
  readonly keyId: string;
}

const SEALED_PREFIX = "s1.";
const IV_BYTES = 12;
const AUTH_TAG_BYTES = 16;

/** Returns whether a stored text is encrypted, regardless of the secret used. */
export const isSealed = (text: string): boolean => text.startsWith(SEALED_PREFIX);

/**
 * Creates the encryption of stored values: AES-256-GCM with a separate key per name, so that a value can be decrypted
 * only under its own name.
 *
 * @param secrets The first secret encrypts; all of them decrypt.
 */
export function createSealer(secrets: Secrets): Sealer {
  const [current, ...previousKeys] = secrets.map((secret) => deriveKey(secret, "state store"));
  if (!current) throw new Error("There is no secret to seal with");
  const deriveEntryKey = (key: Buffer, name: string) => createHmac("sha256", key).update(name).digest();

  const decrypt = (key: Buffer, name: string, bytes: Buffer): string | null => {
    try {
      const tagEnd = IV_BYTES + AUTH_TAG_BYTES;
      const decipher = createDecipheriv("aes-256-gcm", deriveEntryKey(key, name), bytes.subarray(0, IV_BYTES), {
        authTagLength: AUTH_TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString("utf8");
    } catch {
      return null;
    }
  };

  return {
    nameOf(key) {
      const kind = /^[\w-]+:/.exec(key)?.[0] ?? "";
      return kind + createHash("sha256").update(key).digest("base64url");
    },
    seal(name, value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", deriveEntryKey(current, name), iv, {
        authTagLength: AUTH_TAG_BYTES,
      });
      const ciphertext = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
      return SEALED_PREFIX + Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString("base64url");
    },
    unseal(name, sealedText) {
      if (!isSealed(sealedText)) return null;
      const bytes = Buffer.from(sealedText.slice(SEALED_PREFIX.length), "base64url");
      const value = decrypt(current, name, bytes);
      if (value !== null) return { value, isCurrent: true };
      for (const key of previousKeys) {
        const previousKeyValue = decrypt(key, name, bytes);
        if (previousKeyValue !== null) return { value: previousKeyValue, isCurrent: false };
      }
      return null;
    },
    keyId: createHmac("sha256", current).update("key id").digest("base64url").slice(0, 16),
  };
}
