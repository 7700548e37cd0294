import { useState, useSyncExternalStore } from "react";
import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";

/** Latest order of this browser, for tabs that still show its cart. */
interface LastOrder {
  readonly id: number;
  /** Order number shown to the customer. */
  readonly number: string;
  /** ISO date-time. */
  readonly date: string;
}

/** Age in ms up to which an empty cart is explained by an order. */
const MAX_AGE_MS = 60 * 60 * 1000;

function parseLastOrder(text: string | null): LastOrder | null {
  const parsedOrder: unknown = JSON.parse(text ?? "null");
  if (!isRecord(parsedOrder)) return null;
  const { id, number, date } = parsedOrder;
  return typeof id === "number" && typeof number === "string" && typeof date === "string" ? { id, number, date } : null;
}

const lastOrder = createStoredValue<LastOrder | null>({
  key: "rewire.lastOrder",
  area: "local",
  parse: parseLastOrder,
});

/** Stores an order that was just placed. */
export const storeLastOrder: (order: LastOrder) => void = lastOrder.write;

/** Removes the stored order, for example after a log-out. */
export const clearLastOrder: () => void = lastOrder.clear;

/** Returns the order placed in this browser, in any tab, within the last hour; null if there is none. */
export function useLastOrder(): LastOrder | null {
  const order = useSyncExternalStore(lastOrder.onChange, lastOrder.read, () => null);
  const [now] = useState(Date.now);
  const ageMs = order ? now - Date.parse(order.date) : Infinity;
  return ageMs < MAX_AGE_MS ? order : null;
}
