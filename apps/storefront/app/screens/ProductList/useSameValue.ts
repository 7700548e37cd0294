import { useState } from "react";

/**
 * Returns the first of equal values, as JSON compares them: each response brings new objects, and what has not changed
 * renders nothing again.
 */
export function useSameValue<Value>(value: Value): Value {
  const [last, setLast] = useState(value);
  if (last === value || JSON.stringify(last) === JSON.stringify(value)) return last;
  setLast(value);
  return value;
}
