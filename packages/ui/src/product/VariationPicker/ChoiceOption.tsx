import type { AttributeOption, OptionPrice } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useFormatMoney } from "../../provider/Settings.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface ChoiceOptionProps {
  /** Name of the radio group. */
  group: string;
  /** Id of the form that is posted with the option; undefined for none. */
  formId: string | undefined;
  option: AttributeOption;
  isChosen: boolean;
  /** "#rrggbb"; shown instead of the label. */
  swatch: string | undefined;
  price: OptionPrice | undefined;
  /** Reason why the option is unavailable; null if it is available. */
  reason: string | null;
  onChoose: () => void;
  onHoverChange: (isHovered: boolean) => void;
}

/**
 * Native radio button whose label is styled as a tile. An unavailable option stays focusable, so that the reason is
 * accessible, but selecting it has no effect.
 */
export function ChoiceOption({
  group,
  formId,
  option,
  isChosen,
  swatch,
  price,
  reason,
  onChoose,
  onHoverChange,
}: ChoiceOptionProps) {
  const OptionLabel = swatch ? SwatchLabel : TileLabel;

  return (
    <OptionLabel
      data-off={reason !== null || undefined}
      title={swatch ? option.label : undefined}
      onMouseEnter={() => onHoverChange(true)}
      onMouseLeave={() => onHoverChange(false)}
    >
      <RadioControl
        type="radio"
        form={formId}
        required={formId !== undefined}
        name={group}
        value={option.value}
        checked={isChosen}
        aria-disabled={reason !== null || undefined}
        onChange={() => reason === null && onChoose()}
        onFocus={() => onHoverChange(true)}
        onBlur={() => onHoverChange(false)}
      />
      {swatch ? (
        <>
          <ColourSwatch css={{ bg: swatch }} />
          <VisuallyHidden>{reason ? `${option.label}, ${reason}` : option.label}</VisuallyHidden>
        </>
      ) : (
        <>
          <Text>{option.label}</Text>
          {reason ? (
            <OptionNote>{reason}</OptionNote>
          ) : (
            price && (
              <OptionNote>
                <OptionPrice price={price} />
              </OptionNote>
            )
          )}
        </>
      )}
    </OptionLabel>
  );
}

function OptionPrice({ price: { amount, isFrom: isMinimumPrice } }: { price: OptionPrice }) {
  const money = <PriceFigures key="money">{useFormatMoney()(amount)}</PriceFigures>;
  return isMinimumPrice ? <FormattedMessage id="product.fromAmount" values={{ amount: money }} /> : money;
}

const optionStyle = {
  position: "relative",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "md",
  bg: "bg.panel",
  cursor: "pointer",
  transition: "border-color 140ms {easings.out}",
  _hover: { borderColor: "border.emphasized" },
  "&:has(:checked)": { borderColor: "accent.solid", boxShadow: "inset 0 0 0 1px {colors.accent.solid}" },
  "&:has(:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
  "&[data-off]": { borderStyle: "dashed", cursor: "not-allowed" },
  "@media (forced-colors: active)": { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
} as const;

const TileLabel = chakra("label", {
  base: {
    ...optionStyle,
    display: "inline-flex",
    flexDirection: "column",
    justifyContent: "center",
    minHeight: "input",
    maxWidth: "full",
    px: "14px",
    py: "6px",
    "&:has(:checked)": { ...optionStyle["&:has(:checked)"], bg: "accent.subtle" },
    "&[data-off]": { ...optionStyle["&[data-off]"], bg: "transparent", color: "fg.subtle" },
    "&[data-off] > span:first-of-type": { textDecorationLine: "line-through" },
  },
});

const SwatchLabel = chakra("label", {
  base: {
    ...optionStyle,
    display: "block",
    boxSize: "target",
    p: "4px",
    "&[data-off]::after": {
      content: '""',
      position: "absolute",
      insetInline: "0",
      top: "50%",
      height: "1.5px",
      bg: "fg",
      boxShadow: "0 0 0 1px {colors.bg}",
      transform: "rotate(-45deg) scaleX(1.25)",
      pointerEvents: "none",
    },
  },
});

/** Covers the whole tile, so that touch, pointer and screen reader interact with the visible area. */
const RadioControl = chakra("input", {
  base: {
    appearance: "none",
    position: "absolute",
    inset: "0",
    boxSize: "full",
    m: "0",
    opacity: "0",
    cursor: "inherit",
    zIndex: "1",
  },
});
const ColourSwatch = chakra("span", {
  base: { display: "block", boxSize: "full", borderRadius: "xs", forcedColorAdjust: "none" },
});
const Text = chakra("span", {
  base: { fontSize: "sm", fontWeight: "semibold", lineHeight: "1.2", overflowWrap: "anywhere" },
});
const OptionNote = chakra("small", {
  base: { textStyle: "xs", color: "fg.muted", "[data-off] &": { color: "fg.subtle" } },
});
const PriceFigures = chakra("span", { base: { fontFamily: "figures", fontWeight: "medium" } });
