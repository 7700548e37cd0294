/** Name of the cookie that prevents reload loops, as required by the specification. */
const RELOAD_COOKIE = "reloadCount";

/** Minimum interval between automatic reloads, in seconds. */
const RELOAD_GUARD_SECONDS = 10;

/**
 * Name of the error that a route throws if its script cannot be loaded. The plugin `preventChunkErrorReload` of the platform
 * package is configured with this name in vite.config.ts.
 */
export const CHUNK_LOAD_ERROR = "LostPart";

const wasReloaded = (): boolean => document.cookie.includes(RELOAD_COOKIE);

/**
 * Records in a cookie that the page is about to be reloaded automatically. The cookie expires after {@link
 * RELOAD_GUARD_SECONDS}.
 * @returns false if the page must not be reloaded: it was reloaded within that time, the browser is offline, or cookies
 * are unavailable, so that a reload loop would be possible.
 */
export function claimReload(): boolean {
  if (!navigator.onLine || wasReloaded()) return false;
  document.cookie = `${RELOAD_COOKIE}=1; Max-Age=${RELOAD_GUARD_SECONDS}; Path=/; SameSite=Lax`;
  return wasReloaded();
}

/** Pause before the server is asked again, in milliseconds: each is twice the last, until half a minute has passed. */
const FIRST_PAUSE_MS = 1000;
const PAUSE_LIMIT_MS = 32_000;

/**
 * Reloads the page unless it has just been reloaded. While the server does not answer, as in a restart during a deployment,
 * it is asked again for half a minute: a reload would leave the visitor at an error page of the browser.
 * @returns Whether the page is being reloaded.
 */
async function reloadOnceReachable(): Promise<boolean> {
  for (let pause = FIRST_PAUSE_MS; pause < PAUSE_LIMIT_MS; pause *= 2) {
    const { status } = await fetch("", { method: "HEAD" }).catch(() => ({ status: 503 }));
    if (status < 500) {
      const isClaimed = claimReload();
      if (isClaimed) window.location.reload();
      return isClaimed;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

let attempt: Promise<boolean> | undefined;

/** Shares one {@link reloadOnceReachable} among all scripts of the page that fail to load at the same time. */
export const reloadOnce = (): Promise<boolean> =>
  (attempt ??= reloadOnceReachable().then((isReloading) => {
    if (!isReloading) attempt = undefined;
    return isReloading;
  }));
