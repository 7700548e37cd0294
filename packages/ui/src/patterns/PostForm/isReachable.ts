/**
 * Returns whether the server of a URL can be reached: any answer will do. Asks it only if the browser reports no
 * connection, since some do so although there is one, as within a virtual private network or after a long sleep.
 */
export const isReachable = async (url: string): Promise<boolean> =>
  navigator.onLine ||
  fetch(url, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
