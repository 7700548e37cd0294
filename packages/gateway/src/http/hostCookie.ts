/**
 * Returns the full name of a cookie. Over https, it has the prefix `__Host-`, so that neither a sibling subdomain nor
 * an unencrypted page can set the cookie.
 */
export const toHostCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
