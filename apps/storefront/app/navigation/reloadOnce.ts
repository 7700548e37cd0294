/** Name of the cookie that prevents reload loops; given by the specification. */
const RELOAD_COOKIE = "reloadCount";

/** Minimum seconds between automatic reloads, for any reason. */
const GUARD_SECONDS = 10;

/**
 * Name of the error for a route's script that cannot be loaded. Thrown by `preventBlindReload` of the platform, see
 * vite.config.ts.
 */
export const CHUNK_LOAD_ERROR = "LostPart";

const count = (): number => Number(/(?:^|;\s*)reloadCount=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/**
 * Claims an automatic reload of this page.
 * @returns false if a page of this browser has reloaded within the last seconds, if no cookie can be stored that would
 * prevent the next reload, in which case the page shows the error, or if there is no connection.
 */
export function claimReload(): boolean {
  if (!navigator.onLine || count() > 0) return false;
  document.cookie = `${RELOAD_COOKIE}=${count() + 1}; Max-Age=${GUARD_SECONDS}; Path=/; SameSite=Lax`;
  return count() > 0;
}

/** Reloads the page unless that has just been done. @returns whether it reloads */
export function reloadOnce(): boolean {
  if (!claimReload()) return false;
  window.location.reload();
  return true;
}
