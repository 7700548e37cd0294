/** The specification's name for the cookie that guards against reloading for ever. */
const RELOAD_COOKIE = "reloadCount";

/** At most one automatic reload in this many seconds, whatever the reason. */
const GUARD_SECONDS = 10;

/** Name of the error that says: the script of a route cannot be loaded. `noBlindReload` of the platform throws it, see vite.config.ts. */
export const LOST_PART = "LostPart";

const count = (): number => Number(/(?:^|;\s*)reloadCount=(\d+)/.exec(document.cookie)?.[1] ?? 0);

/**
 * Takes the right to reload this page by itself.
 * @returns false when a page of this browser has done so within the last seconds, when no cookie can be kept that
 *   would stop the next one: then the page says what is wrong instead; or when there is no connection to reload through.
 */
export function mayReload(): boolean {
  if (!navigator.onLine || count() > 0) return false;
  document.cookie = `${RELOAD_COOKIE}=${count() + 1}; Max-Age=${GUARD_SECONDS}; Path=/; SameSite=Lax`;
  return count() > 0;
}

/** Loads the page anew unless that has just been done. @returns whether it did */
export function reloadOnce(): boolean {
  if (!mayReload()) return false;
  window.location.reload();
  return true;
}
