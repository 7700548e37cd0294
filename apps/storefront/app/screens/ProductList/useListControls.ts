import { startTransition, useEffect, useState } from "react";

interface ControlState<Value> {
  readonly value: Value;
  /** Path of the list without page number and query. */
  readonly path: string;
  /** Page of the list that was shown with the value. */
  readonly page: unknown;
}

/**
 * Returns the value that the controls of a list show. When another page of the same list has been loaded, the controls
 * keep their value in the render that shows its first products, and are updated in the next one, so that the page
 * responds quickly to a tap. All other changes are returned immediately.
 * @param value Memoised value.
 * @param path Path of the list without page number and query.
 * @param page Loaded page, a new object with every response.
 */
export function useListControls<Value>(value: Value, path: string, page: unknown): Value {
  const [shown, setShown] = useState<ControlState<Value>>({ value, path, page });
  const isLater = shown.page !== page && shown.path === path;
  if (!isLater && shown.value !== value) setShown({ value, path, page });
  useEffect(() => {
    if (isLater) startTransition(() => setShown({ value, path, page }));
  }, [isLater, value, path, page]);
  return isLater ? shown.value : value;
}
