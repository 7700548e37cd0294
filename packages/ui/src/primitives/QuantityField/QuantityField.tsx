import { useState, type ChangeEvent, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

// @chunk purchase: used by product pages and the cart.

export interface QuantityFieldProps {
  /** Quantity as a whole number. */
  value: number;
  onChange: (quantity: number) => void;
  /** Minimum quantity. @default 1 */
  min?: number | undefined;
  /** Maximum quantity; no limit if missing. */
  max?: number | undefined;
  /** Accessible name; include the product where there are several fields. @default "Quantity" */
  label?: string | undefined;
  /** Height: 36, 44 or 52 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  disabled?: boolean | undefined;
  /** Name of the value in a form. */
  name?: string | undefined;
}

/** Quantity field with a minus button, a number input and a plus button. Values outside the bounds are clamped. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, min = 1, max = Infinity, label, size = "md", disabled = false, name } = props;
  const intl = useIntl();
  const { changeQuantity, input } = useQuantityDraft(props);
  const buttonSize = size === "sm" ? "sm" : "md";

  return (
    <Root size={size} aria-label={label ?? intl.formatMessage({ id: "quantity.label" })}>
      <IconButton
        icon="remove"
        label={intl.formatMessage({ id: "quantity.less" })}
        size={buttonSize}
        iconSize={1.125}
        disabled={disabled || value <= min}
        onClick={() => changeQuantity(value - 1)}
      />
      <QuantityInput
        type="number"
        inputMode="numeric"
        aria-label={label ?? intl.formatMessage({ id: "quantity.label" })}
        min={min}
        max={Number.isFinite(max) ? max : undefined}
        disabled={disabled}
        name={name}
        {...input}
      />
      <IconButton
        icon="add"
        label={intl.formatMessage({ id: "quantity.more" })}
        size={buttonSize}
        iconSize={1.125}
        disabled={disabled || value >= max}
        onClick={() => changeQuantity(value + 1)}
      />
    </Root>
  );
}

/** Allows any number while typing, and clamps it on blur or Enter. */
function useQuantityDraft({ value, onChange, min = 1, max = Infinity }: QuantityFieldProps) {
  /** Text being typed; null otherwise. */
  const [draft, setDraft] = useState<string | null>(null);

  const changeQuantity = (quantity: number) => {
    const clampedQuantity = Math.min(Math.max(quantity, min), Math.max(max, min));
    setDraft(null);
    if (clampedQuantity !== value) onChange(clampedQuantity);
  };
  const commitDraft = () => {
    if (draft === null) return;
    const typedQuantity = Number.parseInt(draft, 10);
    changeQuantity(Number.isNaN(typedQuantity) ? value : typedQuantity);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      commitDraft();
    } else if (event.key === "Escape") setDraft(null);
  };
  const input = {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: commitDraft,
    onKeyDown: handleKey,
  };
  return { changeQuantity, input };
}

const Root = chakra("fieldset", {
  base: {
    minWidth: "0",
    display: "inline-flex",
    alignItems: "center",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    "& > *": { marginBlock: "-1px" },
    "& > button:first-of-type": { marginInlineStart: "-1px" },
    "& > button:last-of-type": { marginInlineEnd: "-1px" },
  },
  variants: { size: { sm: { height: "controlSm" }, md: { height: "control" }, lg: { height: "controlLg" } } },
});
const QuantityInput = chakra("input", {
  base: {
    width: "2.5rem",
    height: "full",
    textAlign: "center",
    bg: "transparent",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    appearance: "textfield",
    borderRadius: "xs",
    "&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": { appearance: "none", margin: "0" },
  },
});
