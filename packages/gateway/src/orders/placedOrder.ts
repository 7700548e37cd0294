/** What the shop said about an order that it has just taken. */
export interface PlacedOrder {
  /** The shop's database id. */
  readonly id: number;
  /** The order as the shop words it; null when the shop failed to tell it although it was placed. */
  readonly raw: Record<string, unknown> | null;
  /** Opens the order at the shop: stays on the server. */
  readonly orderKey: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Finds the order in the answer to checkout; null when none was placed. An error beside it changes nothing: when
 * `result` is "success" the order is there, even if the shop could not read it back.
 */
export function readPlacedOrder(data: Record<string, unknown> | null): PlacedOrder | null {
  const payload = Object.values(data ?? {}).find((value) => isRecord(value) && value["result"] === "success");
  if (!isRecord(payload)) return null;
  const raw = isRecord(payload["order"]) ? payload["order"] : null;
  const redirect = typeof payload["redirect"] === "string" ? URL.parse(payload["redirect"]) : null;
  const id = Number(raw?.["databaseId"] ?? /\/order-received\/(\d+)/.exec(redirect?.pathname ?? "")?.[1]);
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const key = raw?.["orderKey"] ?? redirect?.searchParams.get("key");
  return { id, raw, orderKey: typeof key === "string" ? key : null };
}
