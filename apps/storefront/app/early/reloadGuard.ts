/** Name of the cookie that prevents reload loops, as required by the specification. */
export const RELOAD_COOKIE = "reloadCount";

/** Minimum interval between automatic reloads, in seconds. */
export const RELOAD_GUARD_SECONDS = 10;
