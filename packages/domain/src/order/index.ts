export type { Order, ReorderItem, OrderLine, OrderStatus } from "./order.ts";
export {
  type OrderStepState,
  type OrderStepKind,
  type OrderStep,
  listOrderSteps,
  type OrderPurpose,
  purposeOf,
} from "./listOrderSteps.ts";
