import { useEffect, useState } from "react";
import type { InvalidField } from "./ErrorSummary.tsx";

/**
 * Keeps the field errors of the last submission, without those of fields that have become valid since. Reporting errors
 * moves the focus to the first invalid field.
 *
 * @param current Current errors of the form.
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
