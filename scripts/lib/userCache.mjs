import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Returns the folder for data that all clones of one user share: `rewire` in the system's cache folder.
 * @param {Record<string, string | undefined>} env
 */
export function userCacheFolder(env = process.env) {
  const systemFolder =
    env.XDG_CACHE_HOME || (process.platform === "win32" ? env.LOCALAPPDATA : undefined) || join(homedir(), ".cache");
  return join(systemFolder, "rewire");
}
