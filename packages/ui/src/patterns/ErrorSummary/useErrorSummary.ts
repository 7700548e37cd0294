import { useEffect, useState } from "react";
import type { InvalidField } from "./ErrorSummary.tsx";

/**
 * Field errors of the last attempt to send a form. A report moves the focus to the first field; `remaining` leaves out
 * fields that have become valid since.
 *
 * @param current The errors of the form as it is now.
 */
export function useErrorSummary(current: readonly InvalidField[]) {
  const [reported, report] = useState<readonly InvalidField[]>([]);

  useEffect(() => {
    const [first] = reported;
    if (first) document.getElementById(first.id)?.focus();
  }, [reported]);

  const invalidIds = new Set(current.map(({ id }) => id));
  return { reported, report, remaining: reported.filter(({ id }) => invalidIds.has(id)) };
}
