/**
 * Asks the server whether it can be reached, with any answer. For browsers that report no connection although there is
 * one, as some do within a virtual private network or after a long sleep.
 */
export const isServerReachable = (): Promise<boolean> =>
  fetch("/livez", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
