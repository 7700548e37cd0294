import type { ShopError } from "@rewire/data/server";

/** Whether the shop refused the session token: expired, of another shop, or garbage. It has no code for that, only words. */
export const isSessionDead = (errors: readonly ShopError[]): boolean =>
  errors.some(({ message }) =>
    /^\s*invalid_(cart_)?token\b|the iss do not match with this server|invalid session token/i.test(message),
  );
