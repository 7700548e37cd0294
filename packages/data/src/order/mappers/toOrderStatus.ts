import type { Order, OrderStatus } from "@rewire/domain";

/** Fields of an order that tell its status. */
export interface OrderStatusFields {
  /** Null also for a status whose plugin is gone, which the shop's schema does not know. */
  readonly status: string | null;
  readonly needsPayment: boolean | null;
  /** Date of the payment that the shop has recorded, ISO; absent where it is not read. */
  readonly datePaid?: string | null;
}

const statusByShopValue: Readonly<Record<string, OrderStatus>> = {
  PENDING: "pending",
  PROCESSING: "processing",
  ON_HOLD: "onHold",
  COMPLETED: "completed",
  CANCELLED: "cancelled",
  REFUNDED: "refunded",
  FAILED: "failed",
  CHECKOUT_DRAFT: "checkoutDraft",
};

/**
 * Maps the status of an order, and whether it is paid. A status of a plugin is `other`, with the shop's name for it; it
 * waits for a payment only if the shop says so and has recorded none.
 */
export function toOrderStatus({
  status,
  needsPayment,
  datePaid,
}: OrderStatusFields): Pick<Order, "status" | "statusName" | "needsPayment" | "isPaid"> {
  const ownStatus = statusByShopValue[status ?? ""] ?? (needsPayment && !datePaid ? "pending" : null);
  const paidField = datePaid ? { isPaid: true } : {};
  if (ownStatus) return { status: ownStatus, needsPayment: needsPayment ?? false, ...paidField };
  return { status: "other", needsPayment: false, ...(status ? { statusName: formatName(status) } : {}), ...paidField };
}

/** Formats the shop's identifier of a status as a name: "PARTIAL_SHIPPED" as "Partial shipped". */
const formatName = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).toLowerCase().replaceAll("_", " ");
