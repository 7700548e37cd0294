import { useIntl } from "react-intl";
import { findEmailError } from "../patterns/rules/email.ts";
import { TextField, type TextFieldProps } from "../primitives/TextField/TextField.tsx";

/** Returns the validation options of an {@link EmailField} for react-hook-form's `register`. */
export function useEmailRule() {
  const { formatMessage } = useIntl();
  return {
    validate: (value: string) => {
      const error = findEmailError(value);
      return error === null || formatMessage({ id: error });
    },
  };
}

/** Field for the customer's e-mail address, with e-mail keyboard and autocomplete. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}
