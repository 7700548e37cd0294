import type { AccountTab } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";

/** Messages with the labels of the account's tabs, also for the titles that the server gives them. */
export const accountTabLabels: Record<AccountTab, MessageKey> = {
  overview: "account.tabOverview",
  details: "account.tabDetails",
  addresses: "account.tabAddresses",
  orders: "account.tabOrders",
  repairs: "account.repairs",
  downloads: "account.tabDownloads",
  wishlist: "account.tabWishlist",
};
