import { useState } from "react";

/**
 * Returns the first of several values that are equal as JSON: each response contains new objects, and unchanged ones
 * should cause no rendering.
 */
export function useSameValue<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  if (last === value || JSON.stringify(last) === JSON.stringify(value)) return last;
  setLast(value);
  return value;
}
