import { readFileSync } from "node:fs";
import { isSigned, publicPartOf, readPrivateKey, readPublicKey } from "./signing.ts";

/** What is known of a list's signature, in words. */
export interface Verification {
  /** Why the list must not be believed. */
  readonly fault?: string;
  readonly note: string;
}

/**
 * Whether a list is the one that was signed, by the key of `INVENTORY_PUBLIC_KEY` or `INVENTORY_KEY`, never by one that
 * lies beside the list.
 *
 * @param file Of the list; its signature lies beside it.
 * @throws Error in words when the key is none.
 */
export function verifyList(file: string, text: string, env: NodeJS.ProcessEnv): Verification {
  const { INVENTORY_PUBLIC_KEY: given, INVENTORY_KEY: own } = env;
  if (!given && !own) return { note: "The list's signature was not checked: INVENTORY_PUBLIC_KEY is not set." };
  const key = readPublicKey(given || publicPartOf(readPrivateKey(own ?? "")));
  const failed = (fault: string): Verification => ({ fault, note: fault });
  let signature: string;
  try {
    signature = readFileSync(`${file}.sig`, "utf8");
  } catch {
    return failed(`the list is not signed: there is no ${file}.sig`);
  }
  if (isSigned(text, signature, key)) return { note: "The list is signed by the key that was given." };
  return failed("the list is not what was signed: it was changed, or signed by another key");
}
