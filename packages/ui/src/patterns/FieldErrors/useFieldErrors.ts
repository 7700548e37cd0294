import { useEffect, useState, type FormEvent } from "react";
import { findEmailError } from "../rules/email.ts";
import { useIsHydrated } from "../rules/useIsHydrated.ts";

/** Error messages of a field. */
export interface FieldMessages {
  /** Message for a required field that was left empty. */
  readonly missing: string;
  /** Message for an e-mail address that is none. @default that of an empty field */
  readonly format?: string | undefined;
}

export interface FieldErrorsOptions<Name extends string> {
  /** Messages by the names of the fields. */
  messages: Readonly<Record<Name, FieldMessages>>;
  /** Called when a form without errors is submitted; without it, the browser posts the form. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

/**
 * Validates a form that the browser posts, whose controls declare what they need (`required`, `type="email"`). Returns
 * the props of the form and a function that returns the error of a field by its name, in the language of the page. The
 * first invalid field receives the focus, and an error follows the corrections of its field. Until scripts run, the
 * browser validates the form with its own messages. A form whose values a script sends uses `useSendForm`.
 */
export function useFieldErrors<Name extends string>({ messages, onSubmit }: FieldErrorsOptions<Name>) {
  const isHydrated = useIsHydrated();
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [refusal, setRefusal] = useState<{ readonly firstControl: FormControl | undefined }>();

  // After the errors are rendered, so that a screen reader reads them with the field.
  useEffect(() => refusal?.firstControl?.focus(), [refusal]);

  const messagesByName = new Map(Object.entries<FieldMessages>(messages));
  const findError = (control: FormControl): string | undefined => {
    const fieldMessages = messagesByName.get(control.name);
    if (!fieldMessages) return undefined;
    if (control.required && isEmpty(control)) return fieldMessages.missing;
    const hasWrongFormat = control.type === "email" && !isEmpty(control) && findEmailError(control.value) !== null;
    return hasWrongFormat ? (fieldMessages.format ?? fieldMessages.missing) : undefined;
  };

  return {
    getError: (name: Name) => errors[name],
    formProps: {
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const invalidControls = [...event.currentTarget.elements].filter(
          (element): element is FormControl => isFormControl(element) && findError(element) !== undefined,
        );
        setErrors(Object.fromEntries(invalidControls.map((control) => [control.name, findError(control)])));
        setRefusal({ firstControl: invalidControls[0] });
        if (invalidControls[0]) event.preventDefault();
        else onSubmit?.(event);
      },
      onChange: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isFormControl(target) && errors[target.name] !== undefined)
          setErrors({ ...errors, [target.name]: findError(target) });
      },
    },
  };
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormControl = (target: EventTarget): target is FormControl =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Returns whether nothing was entered or chosen; spaces count as nothing. */
const isEmpty = (control: FormControl): boolean => control.validity.valueMissing || control.value.trim() === "";
