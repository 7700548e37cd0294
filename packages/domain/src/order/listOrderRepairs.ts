import type { OrderRepair } from "../repair/index.ts";
import type { Order } from "./order.ts";

/** Lists the booked repairs of an order, in the sequence of their positions. */
export const listOrderRepairs = ({
  repair,
  otherRepairs = [],
}: Pick<Order, "repair" | "otherRepairs">): readonly OrderRepair[] =>
  repair ? [{ ...repair, position: 1 }, ...otherRepairs] : [];
