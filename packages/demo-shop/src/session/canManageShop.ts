import type { RequestContext } from "./RequestContext.ts";

/** Returns whether a user may read all orders, such as a shop manager or the storefront's service account. */
export const canManageShop = (context: RequestContext): boolean =>
  context.user?.roles.some((role) => role === "shop_manager" || role === "administrator") ?? false;
