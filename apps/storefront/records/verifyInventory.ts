import { readFileSync } from "node:fs";
import { hasValidSignature, derivePublicKey, readPrivateKey, readPublicKey } from "./signing.ts";

/** Result of verifying an inventory's signature. */
export interface Verification {
  /** Reason why the inventory must not be trusted. */
  readonly fault?: string;
  readonly note: string;
}

/**
 * Verifies the signature of an inventory with the key in `INVENTORY_PUBLIC_KEY` or `INVENTORY_KEY`. Keys stored next to
 * the inventory are never used.
 * @param file Path of the inventory; the signature is stored next to it.
 * @throws Error with a readable message if the key is invalid.
 */
export function verifyInventory(file: string, text: string, env: NodeJS.ProcessEnv): Verification {
  const { INVENTORY_PUBLIC_KEY: publicKeyText, INVENTORY_KEY: privateKeyText } = env;
  if (!publicKeyText && !privateKeyText)
    return { note: "The list's signature was not checked: INVENTORY_PUBLIC_KEY is not set." };
  const key = readPublicKey(publicKeyText || derivePublicKey(readPrivateKey(privateKeyText ?? "")));
  const createFailure = (fault: string): Verification => ({ fault, note: fault });
  let signature: string;
  try {
    signature = readFileSync(`${file}.sig`, "utf8");
  } catch {
    return createFailure(`the list is not signed: there is no ${file}.sig`);
  }
  if (hasValidSignature(text, signature, key)) return { note: "The list is signed by the key that was given." };
  return createFailure("the list is not what was signed: it was changed, or signed by another key");
}
