import { Slider } from "@chakra-ui/react";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { useFormatAmount } from "../rules/useFormatAmount.ts";

export interface PriceSliderProps {
  /** Ends of the scale, in whole units of the shop's currency. */
  lowest: number;
  highest: number;
  /** Selected range within the scale. */
  value: readonly [min: number, max: number];
  /** Called while a handle moves. */
  onDrag: (value: readonly [min: number, max: number]) => void;
  /** Called when a handle is released. */
  onCommit: (value: readonly [min: number, max: number]) => void;
}

/**
 * Slider with two handles between the lowest and the highest price. Arrow keys move the handles. Import it lazily,
 * because the price fields work without it.
 */
export function PriceSlider({ lowest, highest, value, onDrag, onCommit }: PriceSliderProps) {
  const id = useId();
  const formatAmount = useFormatAmount();
  const [min, max] = value;

  return (
    <TextDirection>
      <Slider.Root
        unstyled
        min={lowest}
        max={highest}
        step={1}
        value={[min, max]}
        minStepsBetweenThumbs={0}
        thumbSize={{ width: 24, height: 24 }}
        onValueChange={(details) => onDrag(toBounds(details.value, value))}
        onValueChangeEnd={(details) => onCommit(toBounds(details.value, value))}
        aria-labelledby={[`${id}-min`, `${id}-max`]}
        getAriaValueText={(details) => formatAmount(details.value)}
      >
        <VisuallyHidden id={`${id}-min`}>
          <FormattedMessage id="catalog.priceMin" />
        </VisuallyHidden>
        <VisuallyHidden id={`${id}-max`}>
          <FormattedMessage id="catalog.priceMax" />
        </VisuallyHidden>
        <Slider.Control css={controlStyle}>
          <Slider.Track css={trackStyle}>
            <Slider.Range css={rangeStyle} />
          </Slider.Track>
          <Slider.Thumb index={0} css={thumbStyle} />
          <Slider.Thumb index={1} css={thumbStyle} />
        </Slider.Control>
      </Slider.Root>
    </TextDirection>
  );
}

const toBounds = (
  [min, max]: readonly number[],
  [previousMin, previousMax]: readonly [number, number],
): readonly [number, number] => [min ?? previousMin, max ?? previousMax];

const controlStyle = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  height: "target",
  marginInline: "12px",
} as const;
const trackStyle = {
  flex: "1",
  height: "3px",
  bg: "border.control",
  "@media (forced-colors: active)": { bg: "CanvasText" },
} as const;
const rangeStyle = {
  height: "3px",
  bg: "accent.solid",
  "@media (forced-colors: active)": { bg: "Highlight" },
} as const;
const thumbStyle = {
  boxSize: "24px",
  borderWidth: "7px",
  borderColor: "accent.solid",
  borderRadius: "full",
  bg: "bg.panel",
  cursor: "grab",
  // Enlarges the target to 44 px beyond the visible handle.
  _before: { content: '""', position: "absolute", inset: "-17px" },
} as const;
