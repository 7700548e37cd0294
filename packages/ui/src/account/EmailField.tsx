import { useIntl } from "react-intl";
import { emailTrouble } from "../patterns/rules/email.ts";
import { TextField, type TextFieldProps } from "../primitives/TextField/TextField.tsx";

/** The rule of an {@link EmailField}, for `register`. */
export function useEmailRule() {
  const { formatMessage } = useIntl();
  return {
    validate: (value: string) => {
      const trouble = emailTrouble(value);
      return trouble === null || formatMessage({ id: trouble });
    },
  };
}

/** A field for the customer's e-mail address, with the keyboard and the suggestions for one. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />;
}
