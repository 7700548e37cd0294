import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { FieldError } from "../FormField/FormField.tsx";
import { Icon } from "../Icon/Icon.tsx";

// @chunk controls: used by lists, product pages and every form.

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "color" | "size" | "type" | "children"
> {
  label: ReactNode;
  /** Whether the label is visible to screen readers only. @default false */
  isLabelHidden?: boolean | undefined;
  /**
   * Where it is: `field` in a form, with a container for an error message; `inline` without the container; `card` in the
   * last row of a card, above the card's link, and hidden without JavaScript and on paper. @default "field"
   */
  placement?: "field" | "inline" | "card" | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Checkbox with a clickable label. Accepts the result of react-hook-form's `register`. */
export function Checkbox({ label, isLabelHidden = false, placement = "field", error, ...rest }: CheckboxProps) {
  const id = useId();
  const control = (
    <CheckboxLabel isInCard={placement === "card"}>
      <CheckboxContainer>
        <CheckboxInput
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        {/* A controlled checkbox renders its tick only while it is checked. */}
        {rest.checked !== false && <Icon name="tick" size={1} />}
      </CheckboxContainer>
      {typeof label === "string" && !isLabelHidden ? (
        label
      ) : (
        <chakra.span {...(isLabelHidden ? { srOnly: true } : {})}>{label}</chakra.span>
      )}
    </CheckboxLabel>
  );
  if (placement !== "field") return control;
  return (
    <div>
      {control}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

const CheckboxLabel = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "flex-start",
    gap: "2.5",
    minHeight: "24px",
    lineHeight: "1.3",
    cursor: "pointer",
    columnGap: "10px",
    "&:has(:disabled)": { color: "fg.subtle", cursor: "not-allowed" },
  },
  variants: {
    // Without a wrapper element, to reduce the size of long lists.
    isInCard: {
      true: {
        display: "flex",
        width: "fit-content",
        zIndex: "2",
        alignItems: "center",
        fontSize: "xs",
        color: "fg.muted",
        mb: "0.2452em",
        "@media (scripting: none)": { display: "none" },
        "@media print": { display: "none" },
      },
      false: {},
    },
  },
});
const CheckboxContainer = chakra("span", {
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    boxSize: "1.25rem",
    "& > *": { gridArea: "1 / 1" },
    "& > svg": { position: "relative", pointerEvents: "none", color: "accent.contrast", visibility: "hidden" },
    "& > :checked + svg": { visibility: "visible" },
    "@media (forced-colors: active)": { "& > svg": { display: "none" } },
  },
});
const CheckboxInput = chakra("input", {
  base: {
    boxSize: "full",
    appearance: "none",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "sm",
    bg: "bg.panel",
    cursor: "inherit",
    _hover: { borderColor: "border.emphasized" },
    _checked: { bg: "accent.solid", borderColor: "accent.solid" },
    "&[aria-invalid=true]": { borderWidth: "2px", borderColor: "danger.border" },
    _disabled: { borderStyle: "dashed", bg: "bg.muted" },
    "@media (forced-colors: active)": { appearance: "auto" },
  },
});
