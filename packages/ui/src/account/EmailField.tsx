import { useIntl } from "react-intl";
import { emailError } from "../patterns/rules/email.ts";
import { TextField, type TextFieldProps } from "../primitives/TextField/TextField.tsx";

/** The rule of an {@link EmailField}, for `register`. */
export function useEmailRule() {
  const { formatMessage } = useIntl();
  return {
    validate: (value: string) => {
      const error = emailError(value);
      return error === null || formatMessage({ id: error });
    },
  };
}

/** A field for the customer's e-mail address, with the keyboard and the suggestions for one. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}
