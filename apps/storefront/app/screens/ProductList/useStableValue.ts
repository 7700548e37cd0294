import { useMemo } from "react";

/**
 * Returns the previous object as long as the new value is equal when serialised as JSON. This prevents re-renders after
 * responses with new but equal objects.
 */
export function useStableValue<Value>(value: Value): Value {
  // oxlint-disable-next-line react/exhaustive-deps -- The value is compared by its JSON.
  return useMemo(() => value, [JSON.stringify(value)]);
}
