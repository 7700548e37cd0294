/**
 * Follows when the visitor begins to leave the page: by a link, a form, a bookmark or the address bar.
 *
 * The function also becomes text of an early script, so it must not reference its outer scope.
 * @param periodMs Time for which the visitor counts as leaving, in milliseconds: a link may lead to a download.
 * @returns Function that tells whether the visitor has begun to leave within that time.
 */
export function trackDepartures(periodMs: number): () => boolean {
  let departureTime = -Infinity;
  const recordDeparture = () => (departureTime = performance.now());
  const isDeparture = ({ defaultPrevented, target }: Event): boolean => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    const [page] = window.location.href.split("#");
    return link !== null && !defaultPrevented && link.target !== "_blank" && link.href.split("#")[0] !== page;
  };
  window.addEventListener("beforeunload", recordDeparture);
  // iPhones have no such event. The router prevents what it handles itself.
  window.addEventListener("click", (event) => isDeparture(event) && recordDeparture());
  window.addEventListener("submit", ({ defaultPrevented: isHandled }) => isHandled || recordDeparture());
  // The browser shows the page again as it was left.
  window.addEventListener("pageshow", ({ persisted: isRestored }) => isRestored && (departureTime = -Infinity));
  return () => performance.now() - departureTime <= periodMs;
}
