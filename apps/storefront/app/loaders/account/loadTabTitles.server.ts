import type { AccountTab } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

/** Labels of the tabs but the first, which is the account itself. */
const tabLabels: Record<Exclude<AccountTab, "overview">, MessageKey> = {
  details: "account.tabDetails",
  addresses: "account.tabAddresses",
  orders: "account.tabOrders",
  repairs: "account.repairs",
  downloads: "account.tabDownloads",
  wishlist: "account.tabWishlist",
};

/** Loads the title of each tab of the account page, so that the browser's history and its tabs tell them apart. */
export async function loadTabTitles(request: Request): Promise<Record<AccountTab, string>> {
  const account = await loadMessageText(request, "layout.account");
  const load = async (tab: keyof typeof tabLabels) => `${await loadMessageText(request, tabLabels[tab])} - ${account}`;
  return {
    overview: account,
    details: await load("details"),
    addresses: await load("addresses"),
    orders: await load("orders"),
    repairs: await load("repairs"),
    downloads: await load("downloads"),
    wishlist: await load("wishlist"),
  };
}
