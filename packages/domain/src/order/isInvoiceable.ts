import type { ShopLocation } from "../shop/index.ts";
import { isPaidWhileWaiting } from "./isPaidOrder.ts";
import type { Order } from "./order.ts";

const acceptedStatuses: ReadonlySet<Order["status"]> = new Set(["processing", "completed", "refunded"]);

/**
 * Returns whether an invoice can be issued for an order: the shop has accepted the order, the payment has arrived or is
 * due on delivery, and the seller has an address. A refunded order keeps its invoice. For any other order, only a
 * confirmation can be issued.
 */
export const isInvoiceable = (
  order: Pick<Order, "status" | "number" | "isPaid">,
  { street, city }: Pick<ShopLocation, "street" | "city">,
): boolean =>
  order.number !== "" &&
  street !== "" &&
  city !== "" &&
  (acceptedStatuses.has(order.status) || isPaidWhileWaiting(order));

/**
 * Returns whether a PDF (an invoice or a confirmation) can be created for an order: the order must have been placed and
 * have a number.
 */
export const isPrintable = ({ status, number }: Pick<Order, "status" | "number">): boolean =>
  number !== "" && status !== "checkoutDraft";
