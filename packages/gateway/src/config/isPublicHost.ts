/**
 * Returns whether a host name, without a port, can be public. IP addresses, local names such as "localhost", and names
 * without a dot are not public, because they may belong to the internal network. The resolved addresses are checked on
 * each request (`createPublicFetch`).
 */
export const isPublicHost = (host: string): boolean =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) && !/\.(?:localhost|local|internal)$/.test(host);
