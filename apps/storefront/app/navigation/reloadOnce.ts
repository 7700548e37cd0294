/** Name of the cookie that prevents reload loops, as required by the specification. */
const RELOAD_COOKIE = "reloadCount";

/** Minimum interval between automatic reloads, in seconds. */
const RELOAD_GUARD_SECONDS = 10;

/**
 * Name of the error that a route throws if its script cannot be loaded. The plugin `preventChunkErrorReload` of the platform
 * package is configured with this name in vite.config.ts.
 */
export const CHUNK_LOAD_ERROR = "LostPart";

const readReloadCount = (): number => Number(/(?:^|;\s*)reloadCount=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/**
 * Records in a cookie that the page is about to be reloaded automatically. The cookie expires after {@link
 * RELOAD_GUARD_SECONDS}.
 * @returns false if the page must not be reloaded: it was reloaded within that time, the browser is offline, or cookies
 * are unavailable, so that a reload loop would be possible.
 */
export function claimReload(): boolean {
  if (!navigator.onLine || readReloadCount() > 0) return false;
  document.cookie = `${RELOAD_COOKIE}=${readReloadCount() + 1}; Max-Age=${RELOAD_GUARD_SECONDS}; Path=/; SameSite=Lax`;
  return readReloadCount() > 0;
}

/** Reloads the page unless it has just been reloaded. @returns Whether the page is being reloaded. */
export function reloadOnce(): boolean {
  if (!claimReload()) return false;
  window.location.reload();
  return true;
}
