import type { ShopFailure } from "@rewire/domain";
import { useState, type FormEvent } from "react";
import { get, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { describeFailure } from "../FailureText/describeFailure.ts";
import type { InvalidField } from "../ErrorSummary/ErrorSummary.tsx";
import { useErrorSummary } from "../ErrorSummary/useErrorSummary.ts";
import { useSingleFlight } from "../rules/useSingleFlight.ts";

/** Field of a submitted form: the name of its value, the id of its control, and its label. */
export interface SubmittedField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly id: string;
  readonly label: string;
}

export interface SendFormOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly SubmittedField<Values>[];
  /** Submits the values; resolves to null on success. */
  send: (values: Values) => Promise<ShopFailure | null>;
  /** Returns the field that a failure belongs to; null if it concerns the whole form. */
  findField?: ((failure: ShopFailure) => FieldPath<Values> | null) | undefined;
  /** Whether the form stays busy after success, because the page is being left. @default false */
  staysBusy?: boolean | undefined;
}

/**
 * Returns the submit handler and the state of a form. Overlapping submissions are prevented, the values are kept, and
 * an error is shown at its field.
 */
export function useSendForm<Values extends FieldValues>({
  form,
  fields,
  send,
  findField,
  staysBusy = false,
}: SendFormOptions<Values>) {
  const intl = useIntl();
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const [isDone, setDone] = useState(false);
  const { isBusy, start: startSubmission, finish: finishSubmission } = useSingleFlight();
  const {
    reported: reportedFields,
    report: reportFields,
    remainingFields,
  } = useErrorSummary(listFieldErrors(fields, form.formState.errors));

  const showFailure = (newFailure: ShopFailure) => {
    const field = fields.find(({ name }) => name === findField?.(newFailure));
    if (!field) return setFailure(newFailure);
    const message = describeFailure(intl, newFailure);
    form.setError(field.name, { type: "shop", message });
    reportFields([{ id: field.id, label: field.label, message }]);
  };

  const sendValues = async (values: Values) => {
    if (!startSubmission()) return;
    setFailure(null);
    setDone(false);
    reportFields([]);
    let newFailure: ShopFailure | null;
    try {
      newFailure = await send(values);
    } catch (error) {
      finishSubmission();
      throw error;
    }
    if (!newFailure && staysBusy) return;
    finishSubmission();
    if (newFailure) showFailure(newFailure);
    else setDone(true);
  };

  return {
    submit: (event: FormEvent) => {
      setDone(false);
      void form.handleSubmit(sendValues, (errors) => reportFields(listFieldErrors(fields, errors)))(event);
    },
    /** Fields for the summary; empty for a single error, which is shown beside the focused field. */
    invalidFields: reportedFields.length > 1 ? remainingFields : [],
    failure,
    isBusy,
    isDone,
  };
}

/** Returns the errors of the form in field order. */
function listFieldErrors<Values extends FieldValues>(
  fields: readonly SubmittedField<Values>[],
  errors: FieldErrors<Values>,
): readonly InvalidField[] {
  return fields.flatMap(({ name, id, label }) => {
    const message: unknown = get(errors, `${name}.message`);
    return typeof message === "string" && message ? [{ id, label, message }] : [];
  });
}
