/**
 * Stores the selected language in a cookie when a language link is clicked before React has hydrated the link. Without
 * React, the link itself works but does not store the selection.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param isHydrated Returns whether React has hydrated an element.
 * @param name Name of the cookie.
 * @param maxAgeSeconds Lifetime of the cookie in seconds.
 */
export function storeEarlyLanguage(
  isHydrated: (element: Element) => boolean,
  name: string,
  maxAgeSeconds: number,
): void {
  window.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
      if (!link || isHydrated(link)) return;
      document.cookie = `${name}=${link.dataset["locale"]}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`;
    },
    true,
  );
}
