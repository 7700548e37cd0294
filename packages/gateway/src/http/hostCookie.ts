/**
 * The name that a cookie has in browsers: over https one that only this very host can set, so that no neighbouring
 * subdomain and no unencrypted page plants it. Browsers take such names over https alone.
 */
export const hostCookie = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);
