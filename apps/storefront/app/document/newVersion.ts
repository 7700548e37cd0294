import { isRecord } from "@rewire/domain";

/** Interval between checks for a new version, in milliseconds. A check also runs whenever the tab becomes visible. */
export const VERSION_CHECK_INTERVAL_MS = 60 * 60 * 1000;

async function fetchBuildId(path: string): Promise<string | null> {
  try {
    const response = await fetch(path, { cache: "no-cache" });
    if (!response.ok) return null;
    const version: unknown = await response.json();
    const id = isRecord(version) ? version["id"] : null;
    return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
  } catch {
    // Offline or during a deployment: the next check is decisive.
    return null;
  }
}

/**
 * Returns the id of the build that the server runs if it differs from the page's build id; null otherwise. Also returns
 * null if the metadata of the new build is unavailable, because the deployment is then incomplete.
 */
export async function findNewVersion(currentId: string): Promise<string | null> {
  const latestId = await fetchBuildId("/builds/latest.json");
  if (latestId === null || latestId === currentId) return null;
  return (await fetchBuildId(`/builds/meta/${latestId}.json`)) === latestId ? latestId : null;
}
