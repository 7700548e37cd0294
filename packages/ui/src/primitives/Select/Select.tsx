import type { Ref, SelectHTMLAttributes } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { FormField, type FieldText } from "../FormField/FormField.tsx";
import { controlRecipe } from "../FormField/control.recipe.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

/** Options under a common heading. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, "color" | "size" | "children"> {
  /** Options, or groups of them for a list that is too long to be read as a whole. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Label of an empty first option; no such option if missing. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Native select for a choice among many options. Accepts the result of react-hook-form's `register`. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <FormField {...{ label, hint, error, isOptional, isLabelHidden, id }}>
      {(control) => (
        <SelectContainer>
          <SelectControl {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              "options" in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(entry)
              ),
            )}
          </SelectControl>
          <Icon name="down" />
        </SelectContainer>
      )}
    </FormField>
  );
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

const SelectContainer = chakra("div", {
  base: {
    position: "relative",
    "& > svg": {
      position: "absolute",
      insetInlineEnd: "3",
      top: "50%",
      transform: "translateY(-50%)",
      pointerEvents: "none",
      color: "fg.muted",
    },
  },
});
const SelectControl = chakra("select", {
  base: {
    ...controlRecipe.base,
    paddingInlineEnd: "40px",
    cursor: "pointer",
    textOverflow: "ellipsis",
    "& option, & optgroup": { bg: "bg.panel", color: "fg" },
  },
});
