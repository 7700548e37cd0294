import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Secrets } from "../../config/secrets.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { logInRecordSchema, type LogIn } from "./LogIn.ts";

const storedLogInSchema = createJsonTextSchema(logInRecordSchema);

/** Encryption of log-ins, each with its own key. */
interface LogInSealer {
  readonly seal: (logIn: LogIn) => string;
  /** Unseals the log-in with this id; null if no secret unseals it. */
  readonly unseal: (id: string, text: string) => LogIn | null;
}

/**
 * Creates the functions that encrypt and decrypt log-ins with AES-256-GCM.
 *
 * @param secrets The first secret encrypts; all of them decrypt.
 */
export function createLogInSealer(secrets: Secrets): LogInSealer {
  const deriveLogInKey = (secret: string, id: string) => createHmac("sha256", secret).update(`log-in ${id}`).digest();

  const sealLogIn = (logIn: LogIn): string => {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", deriveLogInKey(secrets[0], logIn.id), iv);
    const ciphertext = Buffer.concat([cipher.update(JSON.stringify(logIn), "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString("base64");
  };
  const unsealWithSecret = (secret: string, id: string, text: string): LogIn | null => {
    try {
      const bytes = Buffer.from(text, "base64");
      const decipher = createDecipheriv("aes-256-gcm", deriveLogInKey(secret, id), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return parseOrNull(
        storedLogInSchema,
        Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8"),
      );
    } catch {
      // Sealed with a secret that is no longer configured, and not readable.
      return null;
    }
  };

  /**
   * Unseals a log-in. It is not resealed with the newest secret, because log-ins expire before a former secret is
   * removed.
   */
  const unseal = (id: string, text: string): LogIn | null => {
    for (const secret of secrets) {
      const logIn = unsealWithSecret(secret, id, text);
      if (logIn) return logIn;
    }
    return null;
  };

  return { seal: sealLogIn, unseal };
}
