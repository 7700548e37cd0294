/**
 * Returns the name of a cookie in browsers: over https with the prefix `__Host-`, so that neither a sibling subdomain
 * nor an unencrypted page can set it. Browsers accept such names over https only.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
