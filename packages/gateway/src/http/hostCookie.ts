/**
 * Returns the full name of a cookie: over https with the prefix `__Host-`, so that neither a sibling subdomain nor an
 * unencrypted page can set the cookie. Browsers accept this prefix over https only.
 */
export const toHostCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
