import { foldWord } from "@rewire/domain";

/**
 * Gives the name that an account is counted by. WordPress takes tags, entities and escapes out of a user name, and its
 * database compares without case and accents: however a name is written, it has one counter.
 */
export function accountName(typed: string): string {
  const plain = typed
    .replaceAll(/<[^<>]*>|%[\da-f]{2}|&[^&;\s]{1,10};/gi, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}@._+-]/gu, "");
  return foldWord(plain)[0] ?? "";
}
