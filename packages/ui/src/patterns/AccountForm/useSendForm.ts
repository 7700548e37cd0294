import type { ShopFailure } from "@rewire/domain";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { get, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { failureMessage } from "../FailureText/failureMessage.ts";
import type { FieldTrouble } from "../ErrorSummary/ErrorSummary.tsx";

/** A field of a form with the id of its control, in the order of the page. */
export interface SentField<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly id: string;
  readonly label: string;
}

export interface SendFormOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: readonly SentField<Values>[];
  /** Asks the shop; null when it agreed. */
  send: (values: Values) => Promise<ShopFailure | null>;
  /** The field that a refusal belongs to; null where it stands above the form. */
  fieldOf?: ((failure: ShopFailure) => FieldPath<Values> | null) | undefined;
  /** Stays busy once the shop agreed, because the page is left. @default false */
  leaves?: boolean | undefined;
}

/** Sends a form once, however often it is pressed; nothing typed is lost, and a refusal goes to the field that it concerns. */
export function useSendForm<Values extends FieldValues>({
  form,
  fields,
  send,
  fieldOf,
  leaves = false,
}: SendFormOptions<Values>) {
  const intl = useIntl();
  const [failure, setFailure] = useState<ShopFailure | null>(null);
  const [asked, setAsked] = useState<readonly FieldTrouble[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => {
    const [first] = asked;
    if (first) document.getElementById(first.id)?.focus();
  }, [asked]);

  const troublesOf = (errors: FieldErrors<Values>): readonly FieldTrouble[] =>
    fields.flatMap(({ name, id, label }) => {
      const message: unknown = get(errors, `${name}.message`);
      return typeof message === "string" && message ? [{ id, label, message }] : [];
    });

  const sort = (refusal: ShopFailure) => {
    const field = fields.find(({ name }) => name === fieldOf?.(refusal));
    if (!field) return setFailure(refusal);
    const message = failureMessage(intl, refusal);
    form.setError(field.name, { type: "shop", message });
    setAsked([{ id: field.id, label: field.label, message }]);
  };

  const run = async (values: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    setDone(false);
    setAsked([]);
    let refusal: ShopFailure | null;
    try {
      refusal = await send(values);
    } catch (bug) {
      isUnderWay.current = false;
      setBusy(false);
      throw bug;
    }
    if (!refusal && leaves) return;
    isUnderWay.current = false;
    setBusy(false);
    if (refusal) sort(refusal);
    else setDone(true);
  };

  const stillWrong = new Set(troublesOf(form.formState.errors).map(({ id }) => id));
  return {
    submit: (event: FormEvent) => {
      setDone(false);
      void form.handleSubmit(run, (found) => setAsked(troublesOf(found)))(event);
    },
    /** What a summary lists: a single one is said beside its field, which has the focus. */
    troubles: asked.length > 1 ? asked.filter(({ id }) => stillWrong.has(id)) : [],
    failure,
    isBusy,
    isDone,
  };
}
