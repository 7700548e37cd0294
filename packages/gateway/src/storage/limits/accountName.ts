import { foldWord } from "@rewire/domain";

/**
 * Returns the name under which attempts for an account are counted. WordPress removes tags, entities and escapes from a
 * user name, and its database ignores case and accents; all such spellings share one counter.
 */
export function normalizeAccountName(enteredLogin: string): string {
  const normalizedName = enteredLogin
    .replaceAll(/<[^<>]*>|%[\da-f]{2}|&[^&;\s]{1,10};/gi, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}@._+-]/gu, "");
  return foldWord(normalizedName)[0] ?? "";
}
