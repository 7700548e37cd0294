import { getOrderPurpose, type Download, type Order, type SiteLinks } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { DownloadList } from "../../order/DownloadList/DownloadList.tsx";
import { OrderList, type OrderListProps } from "../../order/OrderList/OrderList.tsx";
import type { ListState } from "../../patterns/ListState/ListState.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface OrderHistoryProps extends Pick<OrderListProps, "onOrderAgain" | "orderingId" | "orderNotice"> {
  /** Orders, newest first; those of repairs alone are omitted, because repairs have a list of their own. */
  orders: ListState<Order>;
  downloads: ListState<Download>;
  links: Pick<SiteLinks, "orderSummary" | "products" | "product">;
  /** Current time. @default the time of the first rendering */
  now?: Date | undefined;
}

/** Orders of a customer, and the files bought with them. */
export function OrderHistory({ orders, downloads, links, now, ...orderActions }: OrderHistoryProps) {
  const titleId = useId();
  const goodsOrders =
    orders.kind === "ready"
      ? { ...orders, items: orders.items.filter((order) => getOrderPurpose(order) !== "repair") }
      : orders;
  return (
    <SectionColumns>
      <OrderList state={goodsOrders} links={links} {...orderActions} />
      {downloads.kind === "ready" && downloads.items.length > 0 && (
        <section aria-labelledby={titleId}>
          <Heading id={titleId}>
            <FormattedMessage id="account.tabDownloads" />
          </Heading>
          <DownloadList state={downloads} links={links} now={now} />
        </section>
      )}
    </SectionColumns>
  );
}

const SectionColumns = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "10" } });
const Heading = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
