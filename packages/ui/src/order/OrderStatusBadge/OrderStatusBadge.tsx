import type { OrderStatus } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Badge } from "../../primitives/Badge/Badge.tsx";

const STATUS_BADGES: Record<OrderStatus, readonly [tone: ComponentProps<typeof Badge>["tone"], label: MessageKey]> = {
  pending: ["warning", "order.statusPending"],
  processing: ["info", "order.statusProcessing"],
  onHold: ["warning", "order.statusOnHold"],
  completed: ["success", "order.statusCompleted"],
  cancelled: ["neutral", "order.statusCancelled"],
  refunded: ["neutral", "order.statusRefunded"],
  failed: ["danger", "order.statusFailed"],
  checkoutDraft: ["neutral", "order.statusCheckoutDraft"],
};

/** Badge with the status of an order, on a tinted background. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { formatMessage } = useIntl();
  const [tone, label] = STATUS_BADGES[status];
  return <Badge tone={tone}>{formatMessage({ id: label })}</Badge>;
}
