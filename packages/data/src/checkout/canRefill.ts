import type { CartClient } from "../cart/hooks/CartClient.ts";

/** Returns whether this browser can restore a lost cart: its journal contains lines and is shared by all tabs. */
export const canRestore = ({ journal }: Pick<CartClient, "journal">): boolean =>
  journal.isShared() && journal.read().lines.length > 0;

/** Returns whether an emptied cart may be restored and ordered without confirmation. Only a guest's cart may. */
export const canRefill = (client: CartClient): boolean => canRestore(client) && client.journal.read().isGuest;
