import {
  getOrderPurpose,
  isInProgress,
  listExpiringDownloads,
  type Download,
  type Order,
  type SiteLinks,
} from "@rewire/domain";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DownloadList } from "../../order/DownloadList/DownloadList.tsx";
import { OrderList, type OrderListProps } from "../../order/OrderList/OrderList.tsx";
import { OrderProgress } from "../../order/OrderProgress/OrderProgress.tsx";
import { OrderStatusBadge } from "../../order/OrderStatusBadge/OrderStatusBadge.tsx";
import type { ListState } from "../../patterns/ListState/ListState.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Number of orders shown; all are on their tab. */
const MAX_ORDERS = 4;

export interface AccountOverviewProps extends Pick<OrderListProps, "onOrderAgain" | "orderingId" | "orderNotice"> {
  /** Orders, newest first. */
  orders: ListState<Order>;
  downloads: ListState<Download>;
  links: Pick<SiteLinks, "orderSummary" | "products" | "product" | "accountTab">;
  /** Current time. @default the time of the first rendering */
  now?: Date | undefined;
}

/** Account overview: the progress of the current order, the latest orders, and downloads that expire soon. */
export function AccountOverview({ orders, downloads, links, now, ...orderActions }: AccountOverviewProps) {
  const { formatMessage } = useIntl();
  const [openedAt] = useState(() => new Date());
  // Repairs have a list of their own.
  const items = orders.kind === "ready" ? orders.items.filter((order) => getOrderPurpose(order) !== "repair") : [];
  const currentOrder = items.find((order) => isInProgress(order) && !order.repair);
  const expiringDownloads = downloads.kind === "ready" ? listExpiringDownloads(downloads.items, now ?? openedAt) : [];
  return (
    <SectionColumns>
      {currentOrder && <CurrentOrder order={currentOrder} href={links.orderSummary(currentOrder.id)} />}
      <OverviewSection title={formatMessage({ id: "account.latestOrders" })}>
        <OrderList
          state={orders.kind === "ready" ? { ...orders, items: items.slice(0, MAX_ORDERS) } : orders}
          links={links}
          {...orderActions}
        />
        {items.length > MAX_ORDERS && (
          <MoreLink>
            <Link href={links.accountTab("orders")}>
              {formatMessage({ id: "account.allOrders" }, { count: items.length })}
            </Link>
          </MoreLink>
        )}
      </OverviewSection>
      {expiringDownloads.length > 0 && (
        <OverviewSection title={formatMessage({ id: "account.expiringDownloads" })}>
          <DownloadList state={{ kind: "ready", items: expiringDownloads }} links={links} now={now} />
        </OverviewSection>
      )}
    </SectionColumns>
  );
}

/** Panel with the number, status and progress of the order that is under way. */
function CurrentOrder({ order, href }: { order: Order; href: string }) {
  return (
    <CurrentPanel>
      <HeaderRow>
        <Heading>
          <Link href={href}>
            <FormattedMessage id="order.number" values={{ number: order.number }} />
          </Link>
        </Heading>
        <OrderStatusBadge status={order.status} name={order.statusName} />
      </HeaderRow>
      <OrderProgress order={order} />
    </CurrentPanel>
  );
}

function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

const SectionColumns = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "10" } });
const CurrentPanel = chakra("section", {
  base: { p: { base: "5", md: "7" }, borderWidth: "1px", borderColor: "border" },
});
const HeaderRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "3",
    mb: "2",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3", mb: "3", overflowWrap: "anywhere" } });
const MoreLink = chakra("p", { base: { mt: "4" } });
