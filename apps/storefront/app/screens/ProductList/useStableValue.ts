import { useState } from "react";

/**
 * Returns the first of several values that are equal as JSON: each response contains new objects, and unchanged ones
 * should cause no rendering.
 */
export function useStableValue<Value>(value: Value): Value {
  const [stableValue, setStableValue] = useState(value);
  if (stableValue === value || JSON.stringify(stableValue) === JSON.stringify(value)) return stableValue;
  setStableValue(value);
  return value;
}
