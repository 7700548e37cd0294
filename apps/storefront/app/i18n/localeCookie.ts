/** Name of the cookie that stores the selected language for 365 days. */
export const LOCALE_COOKIE = "i18n_redirected";
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
