import type { ShopLocation } from "../shop/index.ts";
import type { Order } from "./order.ts";

/**
 * Returns whether an order has an invoice: the shop has accepted it, its payment has arrived or is due on delivery, and
 * the seller has an address. A refunded order keeps its invoice. An order that awaits a transfer, failed or was
 * cancelled has only a confirmation, because an invoice would make the tax due for a sale that may never happen.
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
 * Returns whether a PDF (invoice or confirmation) of an order can be created, that is, whether it has been placed and
 * has a number.
 */
export const isPrintable = ({ status, number }: Pick<Order, "status" | "number">): boolean =>
  number !== "" && status !== "checkoutDraft";
