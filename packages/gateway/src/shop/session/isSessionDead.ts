import type { ShopError } from "@rewire/data/server";

/**
 * Returns whether the shop rejected the session token as expired, malformed, or issued by another shop. The shop
 * indicates this only by error messages, without a code.
 */
export const isSessionDead = (errors: readonly ShopError[]): boolean =>
  errors.some(({ message }) =>
    /^\s*invalid_(cart_)?token\b|the iss do not match with this server|invalid session token/i.test(message),
  );
