import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useDownloads, useOrders, type DownloadsState, type OrdersState } from "@rewire/data";
import {
  getOrderPurpose,
  listOrderRepairs,
  parseAccountTab,
  type AccountTab,
  type Customer,
  type Download,
  type Order,
  type Viewer,
} from "@rewire/domain";
import {
  AccountLayout,
  AccountOverview,
  CartNotices,
  DownloadList,
  IconSourceProvider,
  OrderHistory,
  type ListState,
} from "@rewire/ui";
import { useWishlistSummary } from "../../commerce/wishlist/useWishlistToggle.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { iconSource } from "../parts/iconSource.ts";
import { useOrderAgain } from "../parts/useOrderAgain.ts";
import { useLogOutAndRedirect } from "./useLogOutAndRedirect.ts";
import WishlistContents from "../Wishlist/WishlistContents.tsx";
import type { LabelledLink } from "./AccountPage.tsx";
import { AddressesTab } from "./AddressesTab.tsx";
import { DetailsTab } from "./DetailsTab.tsx";
import { OverviewAside } from "./OverviewAside.tsx";
import { RepairsTab } from "./RepairsTab.tsx";
import { SignedOutNotice } from "./SignedOutNotice.tsx";

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
  const currentTab = parseAccountTab(parameters.get("tab"));
  const { wasOpened } = useOpenedTabs(currentTab);
  const orders = useOrders(wasOpened("orders") || wasOpened("repairs") || wasOpened("overview"));
  const downloads = useDownloads(wasOpened("downloads") || wasOpened("orders") || wasOpened("overview"));
  const { logOutAndRedirect, isLoggingOut } = useLogOutAndRedirect();
  const orderActions = useOrderActions();
  const [isChangeRefused, setChangeRefused] = useState(false);
  const handleSignedOut = useCallback(() => setChangeRefused(true), []);
  const isListRefused = isRefused(orders) || isRefused(downloads);

  const items = orders.kind === "ready" ? orders.orders : [];
  const orderLists = {
    orders: toListState(orders, items),
    downloads: toListState(downloads, downloads.kind === "ready" ? downloads.downloads : []),
  };
  const { count: wishCount } = useWishlistSummary();
  const counts = {
    ...(orders.kind === "ready" ? countOrders(items) : {}),
    ...(downloads.kind === "ready" ? { downloads: downloads.downloads.length } : {}),
    ...(wishCount > 0 ? { wishlist: wishCount } : {}),
  };
  return (
    <AccountLayout
      viewer={viewer}
      current={currentTab}
      links={links}
      counts={counts}
      onLogOut={() => void logOutAndRedirect()}
      isLoggingOut={isLoggingOut}
      notice={(isChangeRefused || isListRefused) && <SignedOutNotice />}
      aside={
        (currentTab === "overview" || currentTab === "orders") && (
          <OverviewAside orders={items} customer={customer} tradeInLink={tradeInLink} />
        )
      }
    >
      {!(isListRefused && listTabs.has(currentTab)) && (
        <IconSourceProvider value={iconSource}>
          <TabContent
            tab={currentTab}
            {...{ viewer, customer, countries, orderLists, orderActions }}
            onSignedOut={handleSignedOut}
          />
        </IconSourceProvider>
      )}
    </AccountLayout>
  );
}

/** Tabs that show lists which the shop gives to a logged-in customer alone. */
const listTabs: ReadonlySet<AccountTab> = new Set(["overview", "orders", "repairs", "downloads"]);

/** Returns whether a list was refused because the log-in has ended. */
const isRefused = (list: OrdersState | DownloadsState): boolean =>
  list.kind === "failed" && list.failure.kind === "notAllowed";

interface TabContentProps extends Pick<CustomerAccountProps, "viewer" | "customer" | "countries"> {
  tab: AccountTab;
  orderLists: { readonly orders: ListState<Order>; readonly downloads: ListState<Download> };
  orderActions: ReturnType<typeof useOrderActions>;
  /** Called when a change was refused because the log-in has ended. */
  onSignedOut: () => void;
}

function TabContent(props: TabContentProps) {
  const { tab, viewer, customer, countries, orderLists, orderActions, onSignedOut } = props;
  const links = useLinks();
  switch (tab) {
    case "overview":
      return <AccountOverview {...orderLists} {...orderActions} links={links} />;
    case "details":
      return <DetailsTab viewer={viewer} onSignedOut={onSignedOut} />;
    case "addresses":
      return <AddressesTab {...{ viewer, customer, countries, onSignedOut }} />;
    case "orders":
      return <OrderHistory {...orderLists} {...orderActions} links={links} />;
    case "repairs":
      return <RepairsTab state={orderLists.orders} />;
    case "wishlist":
      return <WishlistContents />;
    case "downloads":
      return <DownloadList links={links} state={orderLists.downloads} />;
  }
}

/** Returns the props with which a list of orders offers to order again, and tells what could not be added to the cart. */
function useOrderActions() {
  const { orderAgain, orderingId, losses, dismissLosses } = useOrderAgain();
  return {
    onOrderAgain: (order: Order) => void orderAgain(order),
    orderingId,
    orderNotice: losses
      ? {
          orderId: losses.orderId,
          content: <CartNotices losses={losses.items} onDismissLostItems={dismissLosses} />,
        }
      : undefined,
  };
}

/** Returns the numbers of orders and of repairs, each of which has its tab. */
const countOrders = (orders: readonly Order[]) => ({
  orders: orders.filter((order) => getOrderPurpose(order) !== "repair").length,
  repairs: orders.flatMap((order) => listOrderRepairs(order)).length,
});

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

type RequestState =
  | { readonly kind: "loading" | "ready" }
  | { readonly kind: "failed"; readonly retry: () => Promise<void> };

const toListState = <Item,>(request: RequestState, items: readonly Item[]): ListState<Item> =>
  request.kind === "failed"
    ? { kind: "failed", onRetry: request.retry }
    : request.kind === "ready"
      ? { kind: "ready", items }
      : { kind: "loading" };
