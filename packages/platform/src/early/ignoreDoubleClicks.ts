/**
 * Ignores every click on a button with the attribute `data-async` within half a second after the previous one, because
 * some visitors double-click everything, and a key that is held down clicks repeatedly: either would add a product
 * more than once. Clicks by scripts, such as replayed ones, are not ignored.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope. Its listener must be
 * added before those that handle clicks.
 */
export function ignoreDoubleClicks(): void {
  const minIntervalMs = 500;
  const lastClickTimes = new WeakMap<Element, number>();
  const handleClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-async]") : null;
    if (!button || !event.isTrusted) return;
    const msSinceLastClick = event.timeStamp - (lastClickTimes.get(button) ?? -Infinity);
    lastClickTimes.set(button, event.timeStamp);
    if (msSinceLastClick >= minIntervalMs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("click", handleClick, true);
}
