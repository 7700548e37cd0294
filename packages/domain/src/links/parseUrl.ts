/**
 * Parses an absolute URL, or one relative to `base`; returns null if it is invalid. In place of `URL.parse`, which
 * Safari lacks up to version 17.6.
 */
export const parseUrl = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
