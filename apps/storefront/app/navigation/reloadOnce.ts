/** Name of the cookie that prevents reload loops, as required by the specification. */
const RELOAD_COOKIE = "reloadCount";

/** Minimum interval between automatic reloads, in seconds. */
const RELOAD_GUARD_SECONDS = 10;

/**
 * Name of the error that a route throws if its script cannot be loaded; set by `preventBlindReload` of the platform
 * package, see vite.config.ts.
 */
export const CHUNK_LOAD_ERROR = "LostPart";

const readReloadCount = (): number => Number(/(?:^|;\s*)reloadCount=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/**
 * Records in a cookie that this page is about to be reloaded automatically, for {@link RELOAD_GUARD_SECONDS}.
 * @returns false if the reload is not allowed: a page was reloaded within that time, there is no connection, or cookies
 * are unavailable, which would make a reload loop possible.
 */
export function claimReload(): boolean {
  if (!navigator.onLine || readReloadCount() > 0) return false;
  document.cookie = `${RELOAD_COOKIE}=${readReloadCount() + 1}; Max-Age=${RELOAD_GUARD_SECONDS}; Path=/; SameSite=Lax`;
  return readReloadCount() > 0;
}

/** Reloads the page unless it has just been reloaded. @returns whether the page is being reloaded */
export function reloadOnce(): boolean {
  if (!claimReload()) return false;
  window.location.reload();
  return true;
}
