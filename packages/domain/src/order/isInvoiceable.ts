import type { ShopLocation } from "../shop/index.ts";
import type { Order } from "./order.ts";

/**
 * Returns whether an invoice can be issued for an order: the shop has accepted the order, the payment has arrived or is
 * due on delivery, and the seller has an address. A refunded order keeps its invoice. For any other order, only a
 * confirmation can be issued.
 */
export const isInvoiceable = (
  { status, number }: Pick<Order, "status" | "number">,
  { street, city }: Pick<ShopLocation, "street" | "city">,
): boolean =>
  number !== "" &&
  street !== "" &&
  city !== "" &&
  (status === "processing" || status === "completed" || status === "refunded");

/**
 * Returns whether a PDF (an invoice or a confirmation) can be created for an order: the order must have been placed and
 * have a number.
 */
export const isPrintable = ({ status, number }: Pick<Order, "status" | "number">): boolean =>
  number !== "" && status !== "checkoutDraft";
