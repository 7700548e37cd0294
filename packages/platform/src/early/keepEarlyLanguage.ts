/**
 * Stores a language that is chosen before React has hydrated its link: the link works without React, but the choice
 * would not be saved. Afterwards `useLanguages` does the same.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @param isHydrated See `isHydrated.ts`.
 * @param name Name of the cookie.
 * @param maxAgeSeconds Lifetime of the cookie, in seconds.
 */
export function keepEarlyLanguage(
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
