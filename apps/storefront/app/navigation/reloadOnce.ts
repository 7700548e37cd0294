/** Name of the cookie that prevents reload loops, as required by the specification. */
const RELOAD_COOKIE = "reloadCount";

/** Minimum interval between automatic reloads, in seconds. */
const GUARD_SECONDS = 10;

/**
 * Name of the error for a route's script that cannot be loaded. Thrown by `preventBlindReload` of the platform, see
 * vite.config.ts.
 */
export const CHUNK_LOAD_ERROR = "LostPart";

const count = (): number => Number(/(?:^|;\s*)reloadCount=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/**
 * Claims an automatic reload of this page.
 * @returns false if a page of this browser was reloaded within the last {@link GUARD_SECONDS}, if cookies are
 * unavailable, so that reload loops could not be prevented, or if there is no connection.
 */
export function claimReload(): boolean {
  if (!navigator.onLine || count() > 0) return false;
  document.cookie = `${RELOAD_COOKIE}=${count() + 1}; Max-Age=${GUARD_SECONDS}; Path=/; SameSite=Lax`;
  return count() > 0;
}

/** Reloads the page unless it has just been reloaded. @returns whether the page is being reloaded */
export function reloadOnce(): boolean {
  if (!claimReload()) return false;
  window.location.reload();
  return true;
}
