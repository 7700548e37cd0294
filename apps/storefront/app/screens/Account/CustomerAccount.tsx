import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useDownloads, useOrders } from "@rewire/data";
import { parseAccountTab, type AccountTab, type Customer, type Order, type Viewer } from "@rewire/domain";
import {
  AccountLayout,
  AccountOverview,
  CartNotices,
  DownloadList,
  IconSourceProvider,
  OrderList,
  RepairList,
  type ListState,
} from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { iconSource } from "../parts/iconSource.ts";
import { useOrderAgain } from "../parts/useOrderAgain.ts";
import { useLogOutAndRedirect } from "./useLogOutAndRedirect.ts";
import WishlistContents from "../Wishlist/WishlistContents.tsx";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import type { LabelledLink } from "./AccountPage.tsx";
import { AddressesTab } from "./AddressesTab.tsx";
import { OverviewAside } from "./OverviewAside.tsx";
import { DetailsTab } from "./DetailsTab.tsx";

interface CustomerAccountProps {
  viewer: Viewer;
  customer: Customer;
  /** ISO 3166-1 alpha-2 codes of the countries that the shop sells to. */
  countries: readonly string[];
  /** Link to the trade-in desk; null for none. */
  tradeInLink: LabelledLink | null;
}

/** Tabbed account page of a logged-in customer; the URL parameter `tab` selects the visible tab. */
export function CustomerAccount({ viewer, customer, countries, tradeInLink }: CustomerAccountProps) {
  const [parameters] = useSearchParams();
  const links = useLinks();
  const { place } = useSettings();
  const currentTab = parseAccountTab(parameters.get("tab"));
  const { wasOpened } = useOpenedTabs(currentTab);
  const orders = useOrders(wasOpened("orders") || wasOpened("overview"));
  const downloads = useDownloads(wasOpened("downloads") || wasOpened("overview"));
  const { leave: logOutAndRedirect, isLoggingOut } = useLogOutAndRedirect();
  const { orderAgain, orderingId, lostItems, dismissLostItems } = useOrderAgain();

  const items = orders.kind === "ready" ? orders.orders : [];
  const orderLists = {
    orders: toListState(orders, items),
    downloads: toListState(downloads, downloads.kind === "ready" ? downloads.downloads : []),
  };
  const orderActions = { onOrderAgain: (order: Order) => void orderAgain(order), orderingId };
  const counts = {
    ...(orders.kind === "ready" ? { orders: orders.orders.length } : {}),
    ...(downloads.kind === "ready" ? { downloads: downloads.downloads.length } : {}),
  };
  return (
    <AccountLayout
      viewer={viewer}
      current={currentTab}
      links={links}
      counts={counts}
      onLogOut={() => void logOutAndRedirect()}
      isLoggingOut={isLoggingOut}
      aside={
        currentTab === "overview" && <OverviewAside orders={items} customer={customer} tradeInLink={tradeInLink} />
      }
    >
      {currentTab === "overview" && (
        <IconSourceProvider value={iconSource}>
          <AccountOverview {...orderLists} {...orderActions} links={links} />
        </IconSourceProvider>
      )}
      {currentTab === "details" && <DetailsTab viewer={viewer} />}
      {currentTab === "addresses" && <AddressesTab customer={customer} countries={countries} />}
      {currentTab === "orders" && (
        <>
          {orders.kind === "ready" && (
            <DeskMessages>
              <RepairList orders={items} timeZone={place.timeZone} links={links} />
            </DeskMessages>
          )}
          <OrderList links={links} state={orderLists.orders} {...orderActions} />
        </>
      )}
      {currentTab === "wishlist" && <WishlistContents />}
      {currentTab === "downloads" && (
        <IconSourceProvider value={iconSource}>
          <DownloadList links={links} state={orderLists.downloads} />
        </IconSourceProvider>
      )}
      {lostItems.length > 0 && <CartNotices losses={lostItems} onDismissLostItems={dismissLostItems} />}
    </AccountLayout>
  );
}

/**
 * Returns the tabs opened so far: lists are fetched when their tab is first opened, and kept while the page is open.
 */
function useOpenedTabs(currentTab: AccountTab) {
  const [openedTabs, setOpenedTabs] = useState<ReadonlySet<AccountTab>>(() => new Set([currentTab]));
  if (!openedTabs.has(currentTab)) setOpenedTabs(new Set([...openedTabs, currentTab]));
  // The form that had the focus has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return { wasOpened: (tab: AccountTab) => openedTabs.has(tab) };
}

type RequestState = { readonly kind: "loading" | "ready" } | { readonly kind: "failed"; readonly retry: () => void };

const toListState = <Item,>(request: RequestState, items: readonly Item[]): ListState<Item> =>
  request.kind === "failed"
    ? { kind: "failed", onRetry: request.retry }
    : request.kind === "ready"
      ? { kind: "ready", items }
      : { kind: "loading" };
