import { useEffect, useState } from "react";
import type { InvalidField } from "./ErrorSummary.tsx";

/**
 * Keeps the fields that were invalid at the last submission. Returns these fields, the ones that are still invalid with
 * their current messages, and a function that reports new errors and moves the focus to the first invalid field.
 * @param invalidFields Current errors of the form.
 */
export function useErrorSummary(invalidFields: readonly InvalidField[]) {
  const [reportedFields, reportFields] = useState<readonly InvalidField[]>([]);

  useEffect(() => {
    const [firstField] = reportedFields;
    if (firstField) document.getElementById(firstField.id)?.focus();
  }, [reportedFields]);

  return {
    reported: reportedFields,
    report: reportFields,
    remainingFields: reportedFields.flatMap(({ id }) => invalidFields.find((field) => field.id === id) ?? []),
  };
}
