import type { AccountTab } from "@rewire/domain";
import { accountTabLabels } from "@rewire/ui/account-tab-labels";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";

/**
 * Loads the title of each tab of the account page, so that the browser's history and its tabs tell them apart. That of
 * the first is the account's.
 */
export async function loadTabTitles(request: Request): Promise<Record<AccountTab, string>> {
  const account = await loadMessageText(request, "layout.account");
  const load = async (tab: AccountTab) => `${await loadMessageText(request, accountTabLabels[tab])} - ${account}`;
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
