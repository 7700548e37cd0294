/**
 * Tells whether a name can be one of the open network, without a port: an address, a name of this machine or one
 * without a dot could be something of the inner network. What it resolves to is checked where it is asked
 * (`createPublicFetch`).
 */
export const isPublicHost = (host: string): boolean =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) && !/\.(?:localhost|local|internal)$/.test(host);
