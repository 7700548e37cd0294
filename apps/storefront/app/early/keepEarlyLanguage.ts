/**
 * Keeps a language that is chosen before React has taken its link over: the link leads there by itself, but nobody
 * would remember the choice. Afterwards `useLanguages` does the same.
 *
 * It stands in the page's head as text, so it may use nothing from outside of itself: the cookie's name is
 * `LOCALE_COOKIE`, its life a year in seconds.
 */
export function keepEarlyLanguage(): void {
  window.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-locale]") : null;
    if (!link || Object.keys(link).some((key) => key.startsWith("__reactProps$"))) return;
    document.cookie = `i18n_redirected=${link.dataset["locale"]}; Max-Age=31536000; Path=/; SameSite=Lax`;
  }, true);
}
