import type { RequestContext } from "./RequestContext.ts";

/** Returns whether the user of a request is a shop manager or an administrator. */
export const canManageShop = (context: RequestContext): boolean =>
  context.user?.roles.some((role) => role === "shop_manager" || role === "administrator") ?? false;
