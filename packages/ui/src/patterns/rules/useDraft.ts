import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Calls `onDraft` with the values of a form after every change, so that they can be saved. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onDraft: ((values: Values) => void) | undefined,
): void {
  const handleDraft = useEffectEvent((values: Values) => onDraft?.(values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleDraft(values) }),
    [form],
  );
}
