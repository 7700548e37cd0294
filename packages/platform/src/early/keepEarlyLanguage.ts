/**
 * Keeps a language that is chosen before React has taken its link over: the link leads there by itself, but nobody
 * would remember the choice. Afterwards `useLanguages` does the same.
 *
 * It stands in the page's head as text, so it may use nothing from outside of itself.
 * @param name The cookie's.
 * @param life Of the cookie, in seconds.
 */
export function keepEarlyLanguage(name: string, life: number): void {
  window.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
      if (!link || Object.keys(link).some((key) => key.startsWith("__reactProps$"))) return;
      document.cookie = `${name}=${link.dataset["locale"]}; Max-Age=${life}; Path=/; SameSite=Lax`;
    },
    true,
  );
}
