import { maxLengths } from "@rewire/domain";
import type { InputHTMLAttributes, Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { FormField, type FieldText } from "../FormField/FormField.tsx";
import { controlRecipe } from "../FormField/control.recipe.ts";

// @chunk controls: used by product pages and most forms.

export interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, "color" | "size"> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Single-line text field. The default maximum length of 250 characters is the server's limit. Accepts the result of
 * react-hook-form's `register`.
 */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  type = "text",
  maxLength = maxLengths.line,
  ...rest
}: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, isOptional, isLabelHidden, id }}>
      {(control) => <TextInput type={type} maxLength={maxLength} {...rest} {...control} />}
    </FormField>
  );
}

const TextInput = chakra("input", controlRecipe);
