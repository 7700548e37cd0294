import { useEffect, useEffectEvent } from "react";
import { get, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from "react-hook-form";

/** Text of the changed fields of a form, by their names. */
export type DraftText = Readonly<Record<string, string>>;

/** Storage for the text typed into one form, which keeps it until it has been saved. */
export interface DraftStorage {
  /** Returns the stored text; empty if there is none. */
  readonly read: () => DraftText;
  /** Stores the text of the changed fields; without any, removes the stored text. */
  readonly write: (text: DraftText) => void;
}

/** Returns the storage for the text of a form, by the form's name. */
export type OpenDraft = (name: string) => DraftStorage;

/**
 * Keeps the text typed into a form in a storage: fills it in once, and stores what differs from the form's default
 * values after every change. Where the form is reset to saved values, nothing remains.
 *
 * @param fields Names of the fields to keep; never those of passwords.
 * @param draft Storage; undefined to keep nothing.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  draft: DraftStorage | undefined,
): void {
  const fillIn = useEffectEvent(() => {
    if (!draft) return;
    const storedText = draft.read();
    const savedValues = form.getValues();
    for (const field of fields) {
      const text = storedText[field];
      if (text === undefined || text === get(savedValues, field)) continue;
      // All fields of these forms are texts.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      form.setValue(field, text as FieldPathValue<Values, typeof field>, { shouldDirty: true });
    }
  });
  const store = useEffectEvent((values: FieldValues, savedValues: FieldValues) =>
    draft?.write(listChanges(fields, values, savedValues)),
  );
  useEffect(() => {
    fillIn();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => store(values, defaultValues ?? {}),
    });
  }, [form]);
}

/** Returns whether a storage holds text that differs from the saved values. */
export const hasDraft = (draft: DraftStorage | undefined, savedValues: FieldValues): boolean =>
  draft !== undefined && Object.entries(draft.read()).some(([field, text]) => text !== get(savedValues, field));

function listChanges(fields: readonly string[], values: FieldValues, savedValues: FieldValues): DraftText {
  const changes: Record<string, string> = {};
  for (const field of fields) {
    const value: unknown = get(values, field);
    if (typeof value === "string" && value !== get(savedValues, field)) changes[field] = value;
  }
  return changes;
}
