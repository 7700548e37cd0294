import { isRecord } from "@rewire/domain";

/** How often an open page looks for a newer version, besides whenever its tab comes back. */
export const CHECK_EVERY_MS = 60 * 60 * 1000;

async function readId(path: string): Promise<string | null> {
  try {
    const response = await fetch(path, { cache: "no-cache" });
    if (!response.ok) return null;
    const version: unknown = await response.json();
    const id = isRecord(version) ? version["id"] : null;
    return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
  } catch {
    // Offline, or in the middle of a deploy: the next look tells.
    return null;
  }
}

/**
 * Looks whether the shop runs another version than the page. The metadata of that version must be there too, so that
 * a deploy that is half done counts as none.
 */
export async function findNewVersion(current: string): Promise<string | null> {
  const latest = await readId("/builds/latest.json");
  if (latest === null || latest === current) return null;
  return (await readId(`/builds/meta/${latest}.json`)) === latest ? latest : null;
}
