export { parseArrival, stringifyArrival } from "./arrival.ts";
export { findIban } from "./findIban.ts";
export type { Order, ReorderItem, OrderLine, OrderStatus, OrderTax } from "./order.ts";
export {
  type OrderStepState,
  type OrderStepKind,
  type OrderStep,
  listOrderSteps,
  type OrderPurpose,
  isCalledOff,
  isInProgress,
  getOrderPurpose,
} from "./listOrderSteps.ts";
export { isPrintable, isInvoiceable } from "./isInvoiceable.ts";
export { CARD_GATEWAY, CASH_GATEWAY, isPaidAtCounter } from "./isPaidAtCounter.ts";
export { isFreeOrder, isPaidOrder, isPaidWhileWaiting, wasPaidOrder } from "./isPaidOrder.ts";
export { listOrderRepairs } from "./listOrderRepairs.ts";
export { isReduction, listOrderAmounts, type OrderAmount } from "./listOrderAmounts.ts";
