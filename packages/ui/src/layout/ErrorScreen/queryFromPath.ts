/** Characters of an address that are read; no page of ours has a longer one. */
const MAX_PATH = 2_000;

/** What somebody may have looked for at an address: "/product/nordlis-n3" gives "nordlis n3"; "" for nothing readable. */
export function queryFromPath(path: string): string {
  const last = path.slice(0, MAX_PATH).split(/[?#]/, 1)[0]?.split("/").findLast(Boolean) ?? "";
  const words = decode(last)
    .replace(/\.[a-z]{2,4}$/i, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return /\p{L}{2}/u.test(words) ? words.slice(0, 60) : "";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
