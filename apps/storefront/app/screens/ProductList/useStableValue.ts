import { useState } from "react";

/**
 * Returns the previous object as long as the new value is equal when serialised as JSON. This prevents re-renders after
 * responses with new but equal objects.
 */
export function useStableValue<Value>(value: Value): Value {
  const [stableValue, setStableValue] = useState(value);
  if (stableValue === value || JSON.stringify(stableValue) === JSON.stringify(value)) return stableValue;
  setStableValue(value);
  return value;
}
