const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Checkout's input with one more entry in the order's meta data, in place of what the browser may have put there. */
export function withMetaData(input: unknown, key: string, value: string): Record<string, unknown> {
  const given = isRecord(input) ? input : {};
  const others = Array.isArray(given["metaData"]) ? given["metaData"].filter((entry) => !isRecord(entry) || entry["key"] !== key) : [];
  return { ...given, metaData: [...others, { key, value }] };
}
