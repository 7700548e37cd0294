/**
 * Creates the function that reloads a page whose modules could not be loaded: the connection broke off, or a deployment
 * has removed them. Browsers do not request such modules again, and nothing on the page would respond. The page is
 * reloaded once the server answers, unless it was reloaded just before. Who is leaving it, or is using a field, is not
 * disturbed.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 * @param isLeaving Returns whether the visitor is leaving the page, which ends requests in Firefox and Safari.
 * @param cookieName Name of the cookie that prevents reload loops.
 * @param guardSeconds Minimum interval between automatic reloads, in seconds.
 */
export function createStartRecovery(isLeaving: () => boolean, cookieName: string, guardSeconds: number): () => void {
  const checkIntervalMs = 1000;
  const maxPauseMs = 30_000;
  const wasReloaded = () => document.cookie.includes(cookieName);
  const mayReload = () =>
    navigator.onLine &&
    !isLeaving() &&
    !(document as Document & { readonly prerendering?: boolean }).prerendering &&
    !document.activeElement?.matches("input,select,textarea");

  const reload = async (pauseMs: number) => {
    const status = mayReload()
      ? await fetch("", { method: "HEAD" }).then(
          (response) => response.status,
          () => 503,
        )
      : 0;
    if (!mayReload()) setTimeout(reload, checkIntervalMs, pauseMs);
    else if (status === 0 || status >= 500) setTimeout(reload, pauseMs, Math.min(2 * pauseMs, maxPauseMs));
    else if (!wasReloaded()) {
      document.cookie = `${cookieName}=1; Max-Age=${guardSeconds}; Path=/; SameSite=Lax`;
      if (wasReloaded()) location.reload();
    }
  };
  return () => void reload(checkIntervalMs);
}
