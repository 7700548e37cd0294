import type { RequestContext } from "./RequestContext.ts";

/** Returns whether the user of a request may manage the shop, as shop managers and administrators may. */
export const canManageShop = (context: RequestContext): boolean =>
  context.user?.roles.some((role) => role === "shop_manager" || role === "administrator") ?? false;
