/** Maximum number of characters to parse; no page of the storefront has a longer path. */
const MAX_PATH_LENGTH = 2_000;

/**
 * Guesses a search query from the path of a missing page: "nordlis n3" for "/product/nordlis-n3". Returns an empty
 * string if the path contains no words.
 */
export function guessSearchQuery(path: string): string {
  const lastSegment = path.slice(0, MAX_PATH_LENGTH).split(/[?#]/, 1)[0]?.split("/").findLast(Boolean) ?? "";
  const searchWords = decodePath(lastSegment)
    .replace(/\.[a-z]{2,4}$/i, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return /\p{L}{2}/u.test(searchWords) ? searchWords.slice(0, 60) : "";
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
