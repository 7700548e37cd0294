/** Maximum time that a panel takes to close after the navigation, in milliseconds. */
const MAX_CLOSING_MS = 1_000;

/**
 * Focuses the heading of a page that the app has navigated to, as a new document would begin at its top: otherwise a
 * screen reader says nothing, and the keyboard goes on in the header or, if the followed link is gone, nowhere. Leaves
 * the focus in the content, where the page has set it itself or a control is still there, such as a tab, and where the
 * URL names a part of the page.
 */
export async function focusPage(): Promise<void> {
  if (location.hash) return;
  const panel = document.activeElement?.closest("[role=dialog]");
  if (panel) await waitUntilRemoved(panel);
  const main = document.getElementById("main");
  const { activeElement } = document;
  if (!main || (activeElement !== main && main.contains(activeElement))) return;

  const heading = main.querySelector<HTMLElement>("h1") ?? main;
  const hadTabIndex = heading.hasAttribute("tabindex");
  heading.tabIndex = -1;
  // Nothing can be done with a heading, so that a ring would only raise questions.
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
  const stopWatching = refocusWhenReplaced(heading);
  const reset = () => {
    heading.style.removeProperty("outline");
    if (!hadTabIndex) heading.removeAttribute("tabindex");
    // Some browsers report the removal of a focused element as a loss of focus.
    requestAnimationFrame(() => heading.isConnected && stopWatching());
  };
  heading.addEventListener("blur", reset, { once: true });
}

/**
 * Focuses the page again if its heading is replaced, such as that of a loading screen.
 * @returns Function that ends this.
 */
function refocusWhenReplaced(heading: Element): () => void {
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (heading.isConnected) return;
    observer.disconnect();
    if (location.pathname === pathname) void focusPage();
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Resolves when an element has been removed, and what removes it has returned the focus. */
function waitUntilRemoved(element: Element): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => element.isConnected || finish());
  const timer = setTimeout(finish, MAX_CLOSING_MS);
  function finish() {
    observer.disconnect();
    clearTimeout(timer);
    requestAnimationFrame(() => resolve());
  }
  observer.observe(document, { childList: true, subtree: true });
  if (!element.isConnected) finish();
  return promise;
}
