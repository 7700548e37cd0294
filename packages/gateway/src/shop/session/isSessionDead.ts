import type { ShopError } from "@rewire/data/server";

/**
 * Returns whether the shop refused the session token: expired, of another shop, or malformed. It has no error code for
 * that, only messages.
 */
export const isSessionDead = (errors: readonly ShopError[]): boolean =>
  errors.some(({ message }) =>
    /^\s*invalid_(cart_)?token\b|the iss do not match with this server|invalid session token/i.test(message),
  );
