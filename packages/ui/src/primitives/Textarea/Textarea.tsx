import type { Ref, TextareaHTMLAttributes } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { FormField, type FieldText } from "../FormField/FormField.tsx";
import { controlRecipe } from "../FormField/control.recipe.ts";

export interface TextareaProps extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "color"> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text field. Accepts the result of react-hook-form's `register`. */
export function Textarea({ label, hint, error, isOptional, isLabelHidden, id, rows = 4, ...rest }: TextareaProps) {
  return (
    <FormField {...{ label, hint, error, isOptional, isLabelHidden, id }}>
      {(control) => <TextareaControl rows={rows} {...rest} {...control} />}
    </FormField>
  );
}

const TextareaControl = chakra("textarea", controlRecipe);
