export type { Order, OrderedGoods, OrderLine, OrderStatus } from "./order.ts";
export { type OrderStepState, type OrderStepKind, type OrderStep, orderSteps } from "./orderSteps.ts";
