import { useState } from "react";

/**
 * Returns the previous object while the value is equal to it as JSON, so that a response with new but equal objects
 * causes no rendering.
 */
export function useStableValue<Value>(value: Value): Value {
  const [stableValue, setStableValue] = useState(value);
  if (stableValue === value || JSON.stringify(stableValue) === JSON.stringify(value)) return stableValue;
  setStableValue(value);
  return value;
}
