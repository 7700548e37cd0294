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
  other: ["info", "order.statusProcessing"],
};

/** Messages of the statuses that most plugins register. */
const KNOWN_NAMES: Readonly<Record<string, MessageKey>> = {
  Shipped: "order.stepSent",
  Delivered: "order.stepDelivered",
};

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** The shop's name of the status `other`. @default the order is being processed */
  name?: string | undefined;
}

/** Badge with the status of an order, on a tinted background. */
export function OrderStatusBadge({ status, name = "" }: OrderStatusBadgeProps) {
  const { formatMessage } = useIntl();
  const [tone, label] = STATUS_BADGES[status];
  const knownName = KNOWN_NAMES[name];
  return <Badge tone={tone}>{name && !knownName ? name : formatMessage({ id: knownName ?? label })}</Badge>;
}
